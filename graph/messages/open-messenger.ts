import type { EntityManager } from 'typeorm';
import type { Config } from '../shared/config.js';
import type { TextMessenger } from '../shared/ports/text-messenger.js';
import { openHttpMessenger } from './http-messenger.js';
import { openTextMailbox } from './mailbox.js';

/** Opens the messenger that is configured. @returns null where the shop sends no text messages */
export function openMessenger({ sms }: Pick<Config, 'sms'>, db: EntityManager): TextMessenger | null {
  if (sms.by === 'nobody') return null;
  return sms.by === 'mailbox' ? openTextMailbox(db) : openHttpMessenger(sms);
}
