import { Badge, Button, Card, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DeskProductChoicesQuery, DeskProductDraftFragment } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { focusField } from '../../../ui/form/formFocus';
import { SendButton } from '../../../ui/form/SendButton';
import { DeskLink } from '../../shared/DeskLink';
import { DeskTitle } from '../../shared/DeskTitle';
import { deskPaths } from '../../shared/deskPaths';
import { FormPart } from '../../shared/form/FormPart';
import { formatMoment } from '../../shared/moments';
import { useViewer } from '../../shared/viewer';
import { useUploadPictures } from '../useUploadPictures';
import { ChoiceField } from './ChoiceField';
import { CustomFields } from './CustomFields';
import { DraftField } from './DraftField';
import { DuplicateProduct } from './DuplicateProduct';
import { LabelFields, TaxFields } from './LabelFields';
import { type OtherEditor, OtherEditors } from './OtherEditors';
import { PicturesField } from './PicturesField';
import { ProductHistory } from './ProductHistory';
import { FeaturedField, PublishingFields } from './PublishingFields';
import { type ProductForm, useShown } from './productForm';
import { listOf, type Place } from './productTexts';
import { RemoveProduct } from './RemoveProduct';
import { SearchPreview } from './SearchPreview';
import { SeeProduct } from './SeeProduct';
import { TranslationFields } from './TranslationFields';
import { useProductForm } from './useProductForm';
import { VariantsField } from './VariantsField';

/** What a new product has, the same each time that it is drawn. */
const NOTHING: never[] = [];

interface ProductEditorProps {
  /** As it is kept now; null for a new one. */
  product: DeskProductDraftFragment | null;
  /** Who else has it open. */
  editors: readonly OtherEditor[];
  choices: DeskProductChoicesQuery;
  onSaved: (id: string) => void;
  onOutdated: () => unknown;
}

/**
 * All of a product in one form: what is typed keeps itself as a draft until it is saved, and what
 * others save meanwhile is taken over where nothing was typed, and told where something was.
 */
export function ProductEditor({ product, editors, choices, onSaved, onOutdated }: ProductEditorProps) {
  const viewer = useViewer();
  const box = useRef<HTMLFormElement>(null);
  const places = placesOf(choices.categories);
  const { form, save } = useProductForm({
    ...{ product, places, onSaved, onOutdated },
    onWrong: (field) => box.current && focusField(box.current, field),
  });
  const pictures = useUploadPictures(choices.shop.uploadUrl);
  const { categories, customFieldDefinitions: definitions, shop } = choices;

  const add = async (files: File[]) => {
    if (files.length === 0 || pictures.isBusy) return;
    const sent = await pictures.upload(files);
    form.addPictures(Object.fromEntries(sent.map(({ id, whole }) => [id, whole])));
    if (sent.length > 0) form.set('images', (now) => [...listOf(now), ...sent.map(({ id }) => id)].join(' '));
  };
  const replace = async (former: string, file: File) => {
    const [sent] = await pictures.upload([file]);
    if (!sent) return false;
    form.addPictures({ [sent.id]: sent.whole });
    form.set(`imageTexts.${sent.id}`, form.textOf(`imageTexts.${former}`));
    form.set('images', (now) =>
      listOf(now)
        .map((id) => (id === former ? sent.id : id))
        .join(' '),
    );
    return true;
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void add(files);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveShortcut(event)) return;
    event.preventDefault();
    void save();
  });
  // From wherever the focus is: the browser would save its page, and drop what is pasted.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    const take = (event: ClipboardEvent) => paste(event);
    document.addEventListener('keydown', listen);
    document.addEventListener('paste', take);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('paste', take);
    };
  }, []);
  return (
    <>
      <DeskTitle
        text={<DeskLink to={deskPaths.products()}>{t('All products')}</DeskLink>}
        beside={<NotSaved form={form} />}
        actions={
          product && (
            <Flex wrap="wrap" gap="2">
              <DuplicateProduct product={product} />
              <SeeProduct id={product.id} isShown={product.status === 'PUBLISHED'} />
            </Flex>
          )
        }
      >
        {product ? product.name : t('New product')}
      </DeskTitle>
      <OtherEditors editors={editors} />
      <Notes form={form} />
      <chakra.form
        ref={box}
        noValidate
        aria-label={product ? product.name : t('New product')}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Grid gap="6" templateColumns={{ xl: 'minmax(0, 1fr) minmax(0, 20rem)' }} alignItems="start">
          <Grid gap="6" minW="0">
            <FormPart title={t('What it is')}>
              <DraftField
                form={form}
                name="name"
                label={t('Name of the product')}
                maxLength={200}
                hint={t('Without brand and size, such as Toor Dal.')}
              />
              <Grid gap="5" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
                <DraftField form={form} name="brand" label={t('Brand')} maxLength={100} />
                <ChoiceField
                  form={form}
                  name="place"
                  label={t('Category')}
                  choices={[
                    { value: '', text: t('Choose a category') },
                    ...places.map(({ id, label }) => ({ value: id, text: label })),
                  ]}
                  hint={
                    categories.length === 0 && (
                      <DeskLink to={deskPaths.categories()}>{t('There is no category yet: make one first.')}</DeskLink>
                    )
                  }
                />
              </Grid>
              <DraftField
                form={form}
                name="description"
                label={t('Description')}
                isOptional
                maxLength={5_000}
                rows={5}
              />
              <DraftField
                form={form}
                name="tags"
                label={t('Tags')}
                isOptional
                hint={t('With commas between, such as diwali, clearance. Shoppers do not see them.')}
              />
            </FormPart>
            <FormPart title={t('Pictures')}>
              <PicturesField
                form={form}
                kept={product?.images ?? NOTHING}
                upload={{ ...pictures, add: (files) => void add(files), replace }}
              />
            </FormPart>
            <FormPart
              title={t('Packs and prices')}
              text={t('A row for each pack or size. The first is chosen for those who choose nothing.')}
            >
              <VariantsField form={form} kept={product?.variants ?? NOTHING} onSaved={onOutdated} />
            </FormPart>
            <FormPart title={t('On the label')}>
              <LabelFields form={form} gaps={product?.labelGaps ?? NOTHING} />
            </FormPart>
            <FormPart title={t('GST')}>
              <TaxFields form={form} />
            </FormPart>
            <FormPart title={t('Other languages')} text={t('Where a box is empty, visitors read the English text.')}>
              <TranslationFields form={form} />
            </FormPart>
            {definitions.length > 0 && (
              <FormPart title={t('More facts')}>
                <CustomFields form={form} definitions={definitions} />
              </FormPart>
            )}
          </Grid>
          <Grid gap="6" minW="0">
            <FormPart title={t('In the shop')}>
              <PublishingFields form={form} />
            </FormPart>
            <FormPart title={t('On the front page')}>
              <FeaturedField form={form} />
            </FormPart>
            <FormPart title={t('In search engines')}>
              <SearchPreview id={product?.id ?? null} form={form} shopName={shop.name} />
            </FormPart>
            {product?.version && viewer.rights.includes('READ_AUDIT') && (
              <ProductHistory id={product.id} version={product.version} onReverted={() => void onOutdated()} />
            )}
            {product && <RemoveProduct id={product.id} name={product.name} onRemoved={form.clear} />}
          </Grid>
        </Grid>
        <SaveBar form={form} isNew={!product} />
      </chakra.form>
    </>
  );
}

function NotSaved({ form }: { form: ProductForm }) {
  const isChanged = useShown(form, () => form.changed.length > 0);
  return isChanged && <Badge colorPalette="brand">{t('Not saved')}</Badge>;
}

/** What was found here on arrival, and what others have saved meanwhile in the same boxes. */
function Notes({ form }: { form: ProductForm }) {
  const isChanged = useShown(form, () => form.changed.length > 0);
  const disputed = useShown(form, () => form.changed.filter((field) => form.savedMeanwhile(field) !== null).length);
  if (disputed > 0) {
    return (
      <Card.Root size="sm" role="status" mb="6" borderColor="border.error">
        <Text fontWeight="semibold">{t('Somebody else has saved this product meanwhile.')}</Text>
        <Text fontSize="sm">
          {t(
            'Nothing that you typed is lost. Where you both typed ({count}), their text stands below yours: save to keep yours, or take theirs.',
            {
              count: disputed,
            },
          )}
        </Text>
      </Card.Root>
    );
  }
  if (!form.foundFrom || !isChanged) return null;
  return (
    <Card.Root
      size="sm"
      role="status"
      mb="6"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <p>{t('Your draft of {moment} is here again.', { moment: formatMoment(form.foundFrom) })}</p>
      <Button variant="outline" size="sm" onClick={form.clear}>
        {t('Throw the draft away')}
      </Button>
    </Card.Root>
  );
}

/** The end of the form, always in view: how things stand, and the button that saves. */
function SaveBar({ form, isNew }: { form: ProductForm; isNew: boolean }) {
  const count = useShown(form, () => form.changed.length);
  const status = useShown(form, () => form.textOf('status'));
  const isSaving = useShown(form, () => form.isSaving);
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="docked"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      mt="6"
      mx={{ base: '-4', md: '0' }}
      px="4"
      py="3"
      bg="bg.panel"
      border="1px solid {colors.border}"
      borderRadius={{ md: 'l3' }}
      boxShadow="md"
    >
      <Text role="status" fontSize="sm" color="fg.muted">
        {count > 0 && t('Not saved yet. This browser keeps it as a draft.')}
        {count === 0 && !isNew && t('There is nothing to save.')}
      </Text>
      <Flex gap="2">
        {count > 0 && (
          <Button variant="ghost" onClick={form.clear}>
            {t('Discard')}
          </Button>
        )}
        <SendButton isBusy={isSaving} busyLabel={t('Saving…')}>
          {isNew && status === 'PUBLISHED' ? t('Put it on sale') : t('Save')}
        </SendButton>
      </Flex>
    </Flex>
  );
}

/** All categories in the order of the menus, each behind those that it lies in. */
function placesOf(categories: DeskProductChoicesQuery['categories']): Place[] {
  return categories.flatMap((top) => [
    { id: top.id, topId: top.id, label: top.name },
    ...top.children.flatMap((child) => [
      { id: child.id, topId: top.id, label: `${top.name} › ${child.name}` },
      ...child.children.map(({ id, name }) => ({
        ...{ id, topId: top.id, label: `${top.name} › ${child.name} › ${name}` },
      })),
    ]),
  ]);
}

/**
 * Whether Ctrl+S or Cmd+S is pressed: with Caps Lock it is an S, and on a keyboard of another
 * script it is the key where S is on others.
 */
function isSaveShortcut({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS';
}
