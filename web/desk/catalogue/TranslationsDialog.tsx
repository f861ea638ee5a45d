import { Field, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import type { Language } from '../../gql/graphql';
import { LANGUAGES } from '../../lib/language';
import { t } from '../../lib/messages';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/FormDialog';

/** The texts of a thing in one language; an empty one stands for none. */
interface Translation {
  language: Language;
  name: string;
  description: string;
}

interface TranslationsDialogProps {
  /** What stands in English; the description is null for what has none. */
  inEnglish: { name: string; description: string | null };
  /** What stands in other languages so far. */
  known: readonly { language: Language; name: string | null; description?: string | null }[];
  /** Characters that a name may have. */
  maxName: number;
  /** Saves all of them; answers whether that was done. */
  onSave: (texts: readonly Translation[]) => Promise<boolean>;
  onClose: () => void;
}

/** In the order of the switch of the shop, without the language that goods are called in first. */
export const OTHER_LANGUAGES = LANGUAGES.slice(1).map(({ code, name }) => ({
  code,
  name,
  language: code.toUpperCase() as Uppercase<typeof code>,
}));

/** The boxes for what a thing is called, and said of, in other languages than English. */
export function TranslationsDialog({ inEnglish, known, maxName, onSave, onClose }: TranslationsDialogProps) {
  const [texts, setTexts] = useState<readonly Translation[]>(() =>
    OTHER_LANGUAGES.map(({ language }) => {
      const { name, description } = known.find((each) => each.language === language) ?? {};
      return { language, name: name ?? '', description: description ?? '' };
    }),
  );
  const change = (language: string, text: Partial<Translation>) =>
    setTexts((before) => before.map((each) => (each.language === language ? { ...each, ...text } : each)));

  return (
    <FormDialog
      title={t('{product} in other languages', { product: inEnglish.name })}
      text={t('Where a box is empty, visitors read the English text.')}
      actionLabel={t('Save')}
      onSend={() => onSave(texts)}
      onClose={onClose}
    >
      {OTHER_LANGUAGES.map(({ language, code, name: called }, place) => (
        <div key={language} lang={code}>
          <TextField
            label={t('Name in {language}', { language: called })}
            name={`name-${code}`}
            value={texts[place]?.name ?? ''}
            isOptional
            maxLength={maxName}
            hint={inEnglish.name}
            onChange={(name) => change(language, { name })}
          />
          {inEnglish.description !== null && (
            <Field.Root>
              <Field.Label>{t('Description in {language}', { language: called })}</Field.Label>
              <Textarea
                name={`description-${code}`}
                value={texts[place]?.description ?? ''}
                maxLength={5_000}
                rows={4}
                onChange={({ target }) => change(language, { description: target.value })}
              />
              <Field.HelperText lang="en">{inEnglish.description}</Field.HelperText>
            </Field.Root>
          )}
        </div>
      ))}
    </FormDialog>
  );
}
