import { t } from '../../lib/messages';

/**
 * Brings the shopper to one box of a form, so that the mistake just named can be mended at once.
 *
 * @param name the box's `name`; a name the form does not have is ignored
 */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/**
 * The first box whose text its own input type refuses, such as an e-mail box without an @, with the
 * browser's words for it; null when every box passes. Emptiness is not looked at.
 *
 * @see spec §5 (no format validation beyond input types)
 */
export function firstMistyped(form: HTMLFormElement): { field: string; message: string } | null {
  for (const box of form.elements) {
    if (box instanceof HTMLInputElement && box.validity.typeMismatch) {
      return { field: box.name, message: box.validationMessage || t('Please check this entry') };
    }
  }
  return null;
}
