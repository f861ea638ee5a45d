import { Field, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import {
  type DeskTranslationsQuery,
  useDeskSaveTranslationsMutation,
  useDeskTranslationsQuery,
} from '../../gql/graphql';
import { LANGUAGES } from '../../lib/language';
import { t } from '../../lib/messages';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { TextField } from '../../ui/form/TextField';
import { DeskLoading } from '../shared/DeskLoading';
import { FormDialog } from '../shared/FormDialog';
import { useOutcomeReport } from '../shared/useOutcomeReport';

gql(`
  query DeskTranslations($id: ID!) {
    product(id: $id) {
      id
      inEnglish: name(language: EN)
      description(language: EN)
      brand
      price
      oldPrice
      category { id }
      translations { language name description }
    }
  }
`);
gql(`mutation deskSaveTranslations($input: ProductInput!) {
  saveProduct(input: $input) {
    product { id name translations { language name description } }
    userErrors { code message field }
  }
}`);

/** In the order of the switch of the shop, without the language that goods are called in first. */
const OTHERS = LANGUAGES.slice(1);

type Product = NonNullable<DeskTranslationsQuery['product']>;

/** What a product is called and said of in other languages, over the page of goods. */
export function ProductTranslations({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useDeskTranslationsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (error) return <LoadFailed message={t('We could not load the products.')} onRetry={() => void refetch()} />;
  if (!data?.product) return <DeskLoading label={t('Loading the products')} />;
  return <TranslationsForm product={data.product} onClose={onClose} />;
}

function TranslationsForm({ product, onClose }: { product: Product; onClose: () => void }) {
  const report = useOutcomeReport();
  const [mutate] = useDeskSaveTranslationsMutation();
  const [texts, setTexts] = useState(() =>
    OTHERS.map(({ code, name }) => {
      const language = code.toUpperCase() as Uppercase<typeof code>;
      const known = product.translations.find((each) => each.language === language);
      return { language, code, called: name, name: known?.name ?? '', description: known?.description ?? '' };
    }),
  );
  const change = (language: string, text: { name?: string; description?: string }) =>
    setTexts((before) => before.map((each) => (each.language === language ? { ...each, ...text } : each)));

  const send = () => {
    const { id, inEnglish, brand, price, oldPrice, category } = product;
    const translations = texts.map(({ language, name, description }) => ({ language, name, description }));
    const input = { id, name: inEnglish, brand, price, oldPrice, categoryId: category.id, translations };
    return report(async () => (await mutate({ variables: { input } })).data?.saveProduct);
  };
  return (
    <FormDialog
      title={t('{product} in other languages', { product: product.inEnglish })}
      text={t('Where a box is empty, visitors read the English text.')}
      actionLabel={t('Save')}
      onSend={send}
      onClose={onClose}
    >
      {texts.map(({ language, code, called, name, description }) => (
        <div key={language} lang={code}>
          <TextField
            label={t('Name in {language}', { language: called })}
            name={`name-${code}`}
            value={name}
            isOptional
            maxLength={200}
            hint={product.inEnglish}
            onChange={(text) => change(language, { name: text })}
          />
          <Field.Root>
            <Field.Label>{t('Description in {language}', { language: called })}</Field.Label>
            <Textarea
              name={`description-${code}`}
              value={description}
              maxLength={5_000}
              rows={4}
              onChange={({ target }) => change(language, { description: target.value })}
            />
            <Field.HelperText lang="en">{product.description}</Field.HelperText>
          </Field.Root>
        </div>
      ))}
    </FormDialog>
  );
}
