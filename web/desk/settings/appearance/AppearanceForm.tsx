import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { gql } from '../../../gql';
import { type DeskAppearanceQuery, useDeskUpdateAppearanceMutation } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { SendButton } from '../../../ui/form/SendButton';
import { TextLink } from '../../../ui/layout/TextLink';
import { deskPaths } from '../../shared/deskPaths';
import { FormPart } from '../../shared/form/FormPart';
import { useFormReport } from '../../shared/form/useFormReport';
import { BesidePreview } from '../BesidePreview';
import { AppearancePreview } from './AppearancePreview';
import { FontField } from './FontField';
import { FooterLinksField } from './FooterLinksField';
import { HomeSectionsField } from './HomeSectionsField';
import { LineField } from './LineField';
import { NumberPrefixFields } from './NumberPrefixFields';
import { SchemeColours } from './SchemeColours';
import { ShopPictureField } from './ShopPictureField';
import { inputOf, useAppearanceDraft } from './useAppearanceDraft';
import { useShopLook } from './useShopLook';

gql(`mutation deskUpdateAppearance($input: ShopAppearanceInput!) {
  updateShopAppearance(input: $input) {
    appearance { homeSections }
    userErrors { code message field }
  }
}`);

interface AppearanceFormProps {
  shopName: string;
  kept: DeskAppearanceQuery['shopAppearance'];
  onSaved: () => Promise<unknown>;
}

/** All that can be set of the looks, and beside it how they come out. */
export function AppearanceForm({ shopName, kept, onSaved }: AppearanceFormProps) {
  const { report, errorOf } = useFormReport();
  const [mutate, { loading }] = useDeskUpdateAppearanceMutation();
  const { draft, change, clear } = useAppearanceDraft(kept);
  const look = useShopLook(draft);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const isDone = await report(
      async () => (await mutate({ variables: { input: inputOf(draft) } })).data?.updateShopAppearance,
    );
    if (!isDone) return;
    // What was typed is what is kept; it stands where the shop cannot be asked.
    onSaved().then(clear, () => undefined);
  };
  return (
    <BesidePreview
      title={t('How it will look')}
      preview={<AppearancePreview shopName={shopName} kept={kept} draft={draft} look={look} />}
    >
      <Grid gap="6" minW="0">
        <FormPart title={t('Pictures')} text={t('Each is saved at once when you choose a file.')}>
          <Grid gap="5" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
            <ShopPictureField kind="LOGO" picture={kept.logo ?? null} onSaved={onSaved} />
            <ShopPictureField
              kind="ICON"
              picture={kept.iconUrl ? { url: kept.iconUrl, width: 512, height: 512 } : null}
              onSaved={onSaved}
            />
            <ShopPictureField kind="PAGE" picture={kept.pagePicture ?? null} onSaved={onSaved} />
          </Grid>
        </FormPart>
        <chakra.form
          display="grid"
          gap="6"
          noValidate
          aria-label={t('Appearance')}
          onSubmit={(event) => void submit(event)}
        >
          <FormPart
            title={t('Colours')}
            text={t('Three for light pages and three for dark ones; all others follow from them.')}
          >
            {(['light', 'dark'] as const).map((scheme) => (
              <SchemeColours
                key={scheme}
                scheme={scheme}
                colours={draft[scheme]}
                contrasts={look?.contrasts ?? []}
                errorOf={errorOf}
                onChange={(colours) => change({ [scheme]: colours })}
              />
            ))}
          </FormPart>
          <FormPart title={t('Fonts')}>
            <Grid gap="5" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
              <FontField
                label={t('Headings')}
                font={draft.headingFont}
                onChange={(headingFont) => change({ headingFont })}
              />
              <FontField
                label={t('Everything else')}
                font={draft.bodyFont}
                onChange={(bodyFont) => change({ bodyFont })}
              />
            </Grid>
          </FormPart>
          <FormPart title={t('Front page')} text={t('What it shows, from top to bottom.')}>
            <HomeSectionsField
              sections={draft.homeSections}
              error={errorOf('homeSections')}
              onChange={(homeSections) => change({ homeSections })}
            />
          </FormPart>
          <FormPart title={t('Footer and title')}>
            <Grid gap="5" templateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }} alignItems="start">
              <LineField
                label={t('Tagline')}
                name="tagline"
                maxLength={80}
                isOptional
                line={draft.tagline}
                onChange={(tagline) => change({ tagline })}
                error={errorOf('tagline')}
              />
              <LineField
                label={t('Promises in the footer')}
                name="promises"
                rows={5}
                isOptional
                line={draft.promises}
                onChange={(promises) => change({ promises })}
                error={errorOf('promises')}
                hint={t('One in each line, up to five.')}
              />
            </Grid>
            <FooterLinksField
              links={draft.footerLinks}
              error={errorOf('footerLinks')}
              onChange={(footerLinks) => change({ footerLinks })}
            />
            <Text color="fg.muted" fontSize="sm">
              <TextLink to={deskPaths.texts()}>
                {t('Terms, policies and About Us are written under Information pages.')}
              </TextLink>
            </Text>
          </FormPart>
          <FormPart
            title={t('Numbers')}
            text={t('What numbers begin with from now on. Those that were given keep theirs, and counting goes on.')}
          >
            <NumberPrefixFields
              prefixes={draft.numberPrefixes}
              errorOf={errorOf}
              onChange={(numberPrefixes) => change({ numberPrefixes })}
            />
          </FormPart>
          <Flex>
            <SendButton isBusy={loading} busyLabel={t('Saving…')}>
              {t('Save')}
            </SendButton>
          </Flex>
        </chakra.form>
      </Grid>
    </BesidePreview>
  );
}
