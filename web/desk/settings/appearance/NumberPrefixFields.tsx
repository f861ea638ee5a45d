import { Grid } from '@chakra-ui/react';
import { type Message, t } from '../../../lib/messages';
import { TextField } from '../../../ui/form/TextField';
import type { NumberPrefixes } from './useAppearanceDraft';

/** The boxes, with the most letters that the graph takes and a number that comes of them. */
const BOXES: { name: keyof NumberPrefixes; label: Message; most: number; rest: string }[] = [
  { name: 'order', label: 'Orders', most: 5, rest: '-100001' },
  { name: 'invoice', label: 'Invoices', most: 3, rest: '/26-27/000001' },
  { name: 'creditNote', label: 'Credit notes', most: 3, rest: '/26-27/000001' },
];

interface NumberPrefixFieldsProps {
  prefixes: NumberPrefixes;
  errorOf: (field: string) => string | null;
  onChange: (prefixes: NumberPrefixes) => void;
}

/** The letters that numbers begin with, each with a number as it will read. */
export function NumberPrefixFields({ prefixes, errorOf, onChange }: NumberPrefixFieldsProps) {
  return (
    <Grid gap="5" templateColumns={{ sm: 'repeat(3, minmax(0, 1fr))' }} alignItems="start">
      {BOXES.map(({ name, label, most, rest }) => (
        <TextField
          key={name}
          label={t(label)}
          name={`numberPrefixes.${name}`}
          maxLength={most}
          value={prefixes[name]}
          onChange={(text) => onChange({ ...prefixes, [name]: text.toUpperCase() })}
          error={errorOf(`numberPrefixes.${name}`)}
          hint={t('Such as {example}', { example: prefixes[name] + rest })}
        />
      ))}
    </Grid>
  );
}
