import { memo } from 'react';
import { t } from '../../../lib/messages';
import { DraftField } from './DraftField';
import { type ProductForm, useShown } from './productForm';
import { OTHER_LANGUAGES } from './productTexts';

/** What a product is called and said of in other languages. */
export const TranslationFields = memo(function TranslationFields({ form }: { form: ProductForm }) {
  return OTHER_LANGUAGES.flatMap(({ language, code, called }) => [
    <div key={`${code} name`} lang={code}>
      <DraftField
        form={form}
        name={`translations.${language}.name`}
        label={t('Name in {language}', { language: called })}
        isOptional
        maxLength={200}
        hint={<EnglishName form={form} />}
      />
    </div>,
    <div key={`${code} description`} lang={code}>
      <DraftField
        form={form}
        name={`translations.${language}.description`}
        label={t('Description in {language}', { language: called })}
        isOptional
        maxLength={5_000}
        rows={3}
      />
    </div>,
  ]);
});

function EnglishName({ form }: { form: ProductForm }) {
  return <span lang="en">{useShown(form, () => form.textOf('name'))}</span>;
}
