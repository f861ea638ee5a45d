import { Button, chakra, Field, Flex, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../../gql';
import { useDeskCategoryFactsQuery, useDeskSaveCategoryMutation } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { SelectBox } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { CustomFieldBoxes } from '../../shared/custom-fields/CustomFieldBoxes';
import { useMoreFacts } from '../../shared/custom-fields/useMoreFacts';
import { DeskLoading } from '../../shared/DeskLoading';
import { FileField } from '../../shared/form/FileField';
import { FormDialog } from '../../shared/form/FormDialog';
import { useFormReport } from '../../shared/form/useFormReport';
import { OTHER_LANGUAGES } from '../editor/productTexts';
import { type Uploaded, useUploadPictures } from '../useUploadPictures';
import { type Branch, depthOf, flatten, MAX_LEVELS } from './categoryTree';

/** What a picture stands on unless another colour is chosen. */
const SOFT = '#f8ebcb';

gql(`query DeskCategoryFacts($id: ID!) {
  category(id: $id) { id color images { id url(width: 160) } translations { language name } customFields { name value } }
}`);

interface CategoryDialogProps {
  /** Null for a new one. */
  category: Branch | null;
  /** What it lies in. */
  parentId: string | null;
  tree: readonly Branch[];
  uploadUrl: string;
  onSaved: () => unknown;
  onClose: () => void;
}

/** What a category is called in each language, where it lies, and its picture. */
export function CategoryDialog({ category, parentId, tree, uploadUrl, onSaved, onClose }: CategoryDialogProps) {
  const { data, error, refetch } = useDeskCategoryFactsQuery({
    skip: !category,
    variables: { id: category?.id ?? '' },
    fetchPolicy: 'network-only',
  });
  const facts = data?.category;
  const isReady = !category || Boolean(data);
  const { report, errorOf } = useFormReport();
  const [mutate] = useDeskSaveCategoryMutation();
  const { upload, isBusy } = useUploadPictures(uploadUrl);
  const more = useMoreFacts('CATEGORY', facts?.customFields);
  const [name, setName] = useState(category?.inEnglish ?? '');
  const [typedNames, setNames] = useState<Record<string, string>>({});
  const nameIn = (language: string) =>
    typedNames[language] ?? facts?.translations.find((each) => each.language === language)?.name ?? '';
  const [parent, setParent] = useState(parentId ?? '');
  const [chosenColor, setColor] = useState<string | null>(null);
  const color = chosenColor ?? facts?.color ?? '';
  const [chosenImage, setImage] = useState<Pick<Uploaded, 'id' | 'url'> | null | undefined>();
  const image = chosenImage === undefined ? facts?.images[0] : chosenImage;
  const depth = category ? depthOf(category) : 1;
  const inside = new Set(category ? flatten([category]).map(({ branch }) => branch.id) : []);
  const parents = flatten(tree).filter(({ branch }) => branch.level + depth <= MAX_LEVELS && !inside.has(branch.id));

  const save = () =>
    report(async () => {
      const input = {
        ...(category ? { id: category.id } : {}),
        ...{ name, parentId: parent || null, color: color || null },
        ...(image?.id === facts?.images[0]?.id ? {} : { imageId: image?.id ?? null }),
        translations: OTHER_LANGUAGES.map(({ language }) => ({ language, name: nameIn(language) })),
      };
      const answer = (await mutate({ variables: { input } })).data?.saveCategory;
      const refused = answer?.category ? await more.save(answer.category.id) : null;
      if (answer?.category) onSaved();
      return refused?.userErrors.length ? refused : answer;
    });
  return (
    <FormDialog
      title={category ? t('Change {headline}', { headline: category.name }) : t('Add a category')}
      actionLabel={t('Save')}
      isReady={isReady}
      onSend={save}
      onClose={onClose}
    >
      {!isReady && (
        <DeskLoading
          label={t('Loading the category')}
          error={error}
          failed={t('We could not load this category.')}
          onRetry={() => refetch()}
        />
      )}
      {isReady && (
        <>
          <TextField
            label={t('Name of the category')}
            name="name"
            maxLength={80}
            value={name}
            onChange={setName}
            error={errorOf('name')}
          />
          {OTHER_LANGUAGES.map(({ language, code, called }, index) => (
            <div key={code} lang={code}>
              <TextField
                label={t('Name in {language}', { language: called })}
                name={`name-${code}`}
                isOptional
                maxLength={80}
                value={nameIn(language)}
                onChange={(text) => setNames({ ...typedNames, [language]: text })}
                error={errorOf(`translations.${index}.name`)}
              />
            </div>
          ))}
          <Field.Root invalid={errorOf('parentId') !== null}>
            <Field.Label>{t('Lies in')}</Field.Label>
            <SelectBox value={parent} onChange={setParent}>
              <option value="">{t('At the top')}</option>
              {parents.map(({ branch, label }) => (
                <option key={branch.id} value={branch.id}>
                  {label}
                </option>
              ))}
            </SelectBox>
            <Field.ErrorText>{errorOf('parentId')}</Field.ErrorText>
            {category && <Field.HelperText>{t('All that lies in it moves along.')}</Field.HelperText>}
          </Field.Root>
          <FileField
            label={image ? t('Another picture') : t('The picture')}
            accept="image/jpeg,image/png,image/webp"
            hint={t('JPG, PNG or WebP up to 5 MB, square.')}
            onChoose={(file) => {
              if (file && !isBusy) void upload([file]).then(([sent]) => sent && setImage(sent));
            }}
          />
          {image && (
            <Flex align="center" gap="4">
              <chakra.img
                src={image.url}
                alt={t('The picture')}
                boxSize="20"
                objectFit="cover"
                borderRadius="l2"
                style={{ background: color || undefined }}
              />
              <Button variant="ghost" colorPalette="danger" size="sm" onClick={() => setImage(null)}>
                {t('Remove the picture')}
              </Button>
            </Flex>
          )}
          <Field.Root invalid={errorOf('color') !== null}>
            <Field.Label>{t('Colour behind the picture')}</Field.Label>
            <Input
              type="color"
              w="20"
              p="1"
              value={color || SOFT}
              onChange={({ currentTarget }) => setColor(currentTarget.value)}
            />
            <Field.ErrorText>{errorOf('color')}</Field.ErrorText>
          </Field.Root>
          <CustomFieldBoxes facts={more} errorOf={errorOf} />
        </>
      )}
    </FormDialog>
  );
}
