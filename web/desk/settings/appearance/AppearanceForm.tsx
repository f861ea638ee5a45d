import { Card, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { gql } from '../../../gql';
import { type DeskAppearanceQuery, useDeskUpdateAppearanceMutation } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { SendButton } from '../../../ui/form/SendButton';
import { TextField } from '../../../ui/form/TextField';
import { TextLink } from '../../../ui/layout/TextLink';
import { deskPaths } from '../../shared/deskPaths';
import { useOutcomeReport } from '../../shared/useOutcomeReport';
import { AppearancePreview } from './AppearancePreview';
import { FontField } from './FontField';
import { FooterLinksField } from './FooterLinksField';
import { HomeSectionsField } from './HomeSectionsField';
import { SchemeColours } from './SchemeColours';
import { ShopPictureField } from './ShopPictureField';
import { inputOf, useAppearanceDraft } from './useAppearanceDraft';
import { useShopLook } from './useShopLook';

gql(`mutation deskUpdateAppearance($input: ShopAppearanceInput!) {
  updateShopAppearance(input: $input) {
    appearance { tagline }
    userErrors { code message field }
  }
}`);

interface AppearanceFormProps {
  shop: DeskAppearanceQuery['shop'];
  kept: DeskAppearanceQuery['shopAppearance'];
  onSaved: () => Promise<unknown>;
}

/** All that can be set of the looks, and beside it how they come out. */
export function AppearanceForm({ shop, kept, onSaved }: AppearanceFormProps) {
  const report = useOutcomeReport();
  const [mutate, { loading }] = useDeskUpdateAppearanceMutation();
  const { draft, change, clear } = useAppearanceDraft(kept, shop);
  const [wrong, setWrong] = useState<{ field: string; message: string } | null>(null);
  const look = useShopLook(draft);
  const errorOf = (field: string) => (wrong?.field === field ? wrong.message : null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setWrong(null);
    const isDone = await report(async () => {
      const { data } = await mutate({ variables: { input: inputOf(draft, kept, shop) } });
      const answer = data?.updateShopAppearance;
      const [refusal] = answer?.userErrors ?? [];
      if (refusal?.field) setWrong({ field: refusal.field, message: refusal.message });
      return answer;
    });
    if (!isDone) return;
    await onSaved();
    clear();
  };
  return (
    <Grid gap="6" templateColumns={{ xl: 'minmax(0, 1fr) minmax(0, 26rem)' }} alignItems={{ xl: 'start' }}>
      <Grid gap="6" minW="0">
        <Part title={t('Logo and icon')} text={t('Both are saved at once when you choose a file.')}>
          <Grid gap="5" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
            <ShopPictureField kind="LOGO" picture={kept.logo ?? null} onSaved={onSaved} />
            <ShopPictureField
              kind="ICON"
              picture={kept.iconUrl ? { url: kept.iconUrl, width: 512, height: 512 } : null}
              onSaved={onSaved}
            />
          </Grid>
        </Part>
        <chakra.form
          display="grid"
          gap="6"
          noValidate
          aria-label={t('Appearance')}
          onSubmit={(event) => void submit(event)}
        >
          <Part
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
          </Part>
          <Part title={t('Fonts')}>
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
          </Part>
          <Part title={t('Front page')} text={t('What stands on it, from top to bottom.')}>
            <HomeSectionsField
              sections={draft.homeSections}
              error={errorOf('homeSections')}
              onChange={(homeSections) => change({ homeSections })}
            />
          </Part>
          <Part title={t('Footer and title')}>
            <Grid gap="5" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
              <TextField
                label={t('The line under the name')}
                name="tagline"
                maxLength={80}
                isOptional
                value={draft.tagline}
                onChange={(tagline) => change({ tagline })}
                error={errorOf('tagline')}
              />
              <TextField
                label={t('The same line in Hindi')}
                name="hindiTagline"
                maxLength={80}
                isOptional
                value={draft.hindiTagline}
                onChange={(hindiTagline) => change({ hindiTagline })}
                error={errorOf('hindiTagline')}
              />
            </Grid>
            <TextField
              label={t('What the footer promises')}
              name="promises"
              rows={5}
              isOptional
              value={draft.promises}
              onChange={(promises) => change({ promises })}
              error={errorOf('promises')}
              hint={t('One in each line, up to five.')}
            />
            <FooterLinksField
              links={draft.footerLinks}
              error={errorOf('footerLinks')}
              onChange={(footerLinks) => change({ footerLinks })}
            />
            <Text color="fg.muted" fontSize="sm">
              <TextLink to={deskPaths.texts()}>
                {t('Terms, policies and About Us are written under Pages to read.')}
              </TextLink>
            </Text>
          </Part>
          <Flex>
            <SendButton isBusy={loading} busyLabel={t('Saving…')}>
              {t('Save')}
            </SendButton>
          </Flex>
        </chakra.form>
      </Grid>
      <AppearancePreview shopName={shop.name} kept={kept} draft={draft} look={look} />
    </Grid>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card.Root as="section" display="grid" gap="5" aria-label={title}>
      <div>
        <Heading as="h2" size="lg">
          {title}
        </Heading>
        {text && (
          <Text color="fg.muted" fontSize="sm">
            {text}
          </Text>
        )}
      </div>
      {children}
    </Card.Root>
  );
}
