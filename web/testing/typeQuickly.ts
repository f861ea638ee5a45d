import type { UserEvent } from '@testing-library/user-event';

/** Text that names no key, such as `{Enter}`, and has letters between the first and the last. */
const PLAIN = /^[^{[]{4,}$/;
/** Boxes whose value is empty until all of it has been typed. */
const IN_PARTS = /^(date|time|datetime-local|month|week)$/;

/**
 * Has a shopper type the first and the last letter of a text by their keys, and paste what stands
 * between them: a page is drawn anew three times for a text, and not for each of its letters. What
 * a page does at each letter is tested by `user.keyboard`, or by a text of three.
 */
export function typeQuickly(user: UserEvent): UserEvent {
  const type: UserEvent['type'] = async (box, text, options) => {
    const isByKeys = options !== undefined || !PLAIN.test(text) || IN_PARTS.test(box.getAttribute('type') ?? '');
    if (isByKeys) return user.type(box, text, options);
    const letters = [...text];
    await user.type(box, letters[0] as string);
    // A dialog that opens may take the focus to its first box a moment later.
    if (box.ownerDocument.activeElement !== box) await user.click(box);
    await user.paste(letters.slice(1, -1).join(''));
    if (box.ownerDocument.activeElement !== box) await user.click(box);
    await user.keyboard(letters.at(-1) as string);
  };
  return { ...user, type };
}
