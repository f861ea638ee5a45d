import { t } from '../../../lib/messages';
import { DraftField } from './DraftField';
import { OTHER_LANGUAGES } from './productTexts';
import type { ProductForm } from './useProductForm';

/** What a product is called and said of in other languages. */
export function TranslationFields({ form }: { form: ProductForm }) {
  return OTHER_LANGUAGES.flatMap(({ language, code, called }) => [
    <div key={`${code} name`} lang={code}>
      <DraftField
        form={form}
        name={`translations.${language}.name`}
        label={t('Name in {language}', { language: called })}
        isOptional
        maxLength={200}
        hint={<span lang="en">{form.textOf('name')}</span>}
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
}
