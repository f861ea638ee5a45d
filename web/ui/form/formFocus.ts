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
export function firstMistyped(form: HTMLFormElement): { name: string; message: string } | null {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.validity.typeMismatch) {
      return { name: field.name, message: field.validationMessage || t('Please check this entry') };
    }
  }
  return null;
}
