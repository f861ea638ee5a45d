import type { SmsConfig } from '../shared/config/config.js';
import { type TextMessenger, TextRefused } from '../shared/ports/text-messenger.js';

/** How long a gateway may take to answer. In milliseconds. */
const TIMEOUT_MS = 20_000;

/** What a gateway says of a message that it may take later: too early, too many, or not now. */
const PASSING = new Set([408, 425, 429]);

/**
 * Opens a messenger that posts each message as JSON, `{"to", "text", "id"}`, to a gateway, with the
 * token as Bearer and the id as Idempotency-Key. A gateway that wants another form is put behind a
 * few lines of its own.
 */
export function openHttpMessenger({ url, token }: Extract<SmsConfig, { by: 'http' }>): TextMessenger {
  return {
    send: async ({ id, to, text }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': id },
        body: JSON.stringify({ to, text, id }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const isForGood = answer.status >= 400 && answer.status < 500 && !PASSING.has(answer.status);
      // Of a wrong token nothing is to be concluded for the message.
      if (isForGood && answer.status !== 401 && answer.status !== 403)
        throw new TextRefused(`The gateway refuses this message with ${answer.status}.`);
      throw new Error(`The gateway answers ${answer.status}.`);
    },
  };
}
