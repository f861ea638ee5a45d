import type { ShopFont } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { SelectField } from '../../../ui/form/SelectField';

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
    <SelectField label={label} value={font} onChange={(value) => onChange(value as ShopFont)}>
      {Object.entries(FONTS).map(([name, words]) => (
        <option key={name} value={name}>
          {t(words)}
        </option>
      ))}
    </SelectField>
  );
}
