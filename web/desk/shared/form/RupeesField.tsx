import { t } from '../../../lib/messages';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField';

interface RupeesFieldProps extends Pick<TextFieldProps, 'value' | 'onChange' | 'error'> {
  /** The words above the box; 'Amount in rupees' unless said otherwise. */
  label?: string;
}

/** The box for an amount in a form of the desk, with a keyboard for paise too. See `useRupees`. */
export function RupeesField({ label = t('Amount in rupees'), ...rest }: RupeesFieldProps) {
  return <TextField label={label} name="amount" inputMode="decimal" {...rest} />;
}
