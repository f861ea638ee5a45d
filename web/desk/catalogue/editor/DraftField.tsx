import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t } from '../../../lib/messages';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField';
import { type ProductForm, useBox, useShown } from './productForm';

type DraftFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'error'> & { form: ProductForm };

/** A box of the editor: what is typed in it, what is wrong with it, what others saved there. */
export function DraftField({ form, hint, ...box }: DraftFieldProps) {
  const { name } = box;
  const { text, error } = useBox(form, name);
  return (
    <TextField
      {...box}
      value={text}
      onChange={(typed) => form.set(name, typed)}
      error={error}
      hint={<WithMeanwhile form={form} field={name} hint={hint} />}
    />
  );
}

interface WithMeanwhileProps {
  form: ProductForm;
  field: string;
  /** What stands there otherwise. */
  hint?: ReactNode;
  /** How what was saved is shown; as it stands unless said otherwise. */
  shown?: (text: string) => ReactNode;
}

/** A hint, and above it what another editor saved in this box meanwhile, with a way to take it. */
export function WithMeanwhile({ form, field, hint, shown = (text) => text }: WithMeanwhileProps) {
  const saved = useShown(form, () => form.savedMeanwhile(field));
  if (saved === null) return hint;
  return (
    <>
      <Flex as="span" wrap="wrap" align="center" columnGap="3" color="fg" data-meanwhile>
        <span>
          {saved
            ? t('Saved meanwhile by somebody else: {text}', { text: String(shown(saved)) })
            : t('Emptied meanwhile by somebody else.')}
        </span>
        <Button size="sm" variant="outline" onClick={() => form.set(field, saved)}>
          {t('Take theirs')}
        </Button>
      </Flex>
      {hint}
    </>
  );
}
