import { Field, NativeSelect } from '@chakra-ui/react';
import type { ShopFont } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';

const FONTS: Record<ShopFont, Message> = {
  FIGTREE: 'Figtree',
  SYSTEM: 'The plain font of the device',
  ROUNDED: 'Nunito, round',
  SERIF: 'Lora, with serifs',
};

interface FontFieldProps {
  label: string;
  font: ShopFont;
  onChange: (font: ShopFont) => void;
}

/** A choice of the fonts that the shop has. */
export function FontField({ label, font, onChange }: FontFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={font} onChange={({ currentTarget }) => onChange(currentTarget.value as ShopFont)}>
          {Object.entries(FONTS).map(([name, words]) => (
            <option key={name} value={name}>
              {t(words)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
