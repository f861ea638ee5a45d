import type { PortParts } from '../shared/ports/ports.js';
import type { TextMessenger } from '../shared/ports/text-messenger.js';
import { openHttpMessenger } from './http-messenger.js';
import { openTextMailbox } from './mailbox.js';

/** Opens the messenger that is configured. @returns null where the shop sends no text messages */
export function openMessenger({ config: { sms }, db }: PortParts): TextMessenger | null {
  if (sms.by === 'nobody') return null;
  return sms.by === 'mailbox' ? openTextMailbox(db) : openHttpMessenger(sms);
}
