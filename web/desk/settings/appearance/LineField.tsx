import { LANGUAGES, type Language } from '../../../lib/language';
import { t } from '../../../lib/messages';
import { TextField } from '../../../ui/form/TextField';
import type { DraftLine } from './useAppearanceDraft';

interface LineFieldProps {
  label: string;
  /** The start of the names of its boxes. */
  name: string;
  line: DraftLine;
  onChange: (line: DraftLine) => void;
  maxLength?: number;
  /** Of several lines, a box that is so high. */
  rows?: number;
  isOptional?: boolean;
  error?: string | null;
  hint?: string;
}

/** A line in each language of the shop, a box to each, of which only the first is needed. */
export function LineField({ label, name, line, onChange, isOptional, error, hint, ...box }: LineFieldProps) {
  return LANGUAGES.map(({ code, name: called }, place) => (
    <TextField
      key={code}
      {...box}
      label={place === 0 ? label : t('{label} in {language}', { label, language: called })}
      name={`${name}-${code}`}
      value={line[code satisfies Language]}
      onChange={(text) => onChange({ ...line, [code]: text })}
      isOptional={place > 0 || isOptional}
      error={place === 0 ? error : null}
      hint={place === 0 ? hint : undefined}
    />
  ));
}
