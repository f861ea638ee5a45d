import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../shared/config/config.js';
import { readId } from '../shared/input/id.js';

/** Mails that come because their reader asked for them, by what asks for them. */
export const MAILINGS = ['alert', 'newsletter'] as const;
export type MailingName = (typeof MAILINGS)[number];

/** What the reader of a mail does by its link. */
export type MailingStep = 'confirm' | 'leave';

/** What a reader asked for: its kind, and the id of its row. */
export interface AskedMailing {
  name: MailingName;
  id: string;
}

/**
 * The secret part of a link by which the reader of a mail confirms that they want such mails, or
 * wants no more of them. It follows from the row's id, so that a mail that is sent again is the
 * same mail and the row holds nothing by which a link could be opened.
 */
export function mailingToken(config: Pick<Config, 'jwtSecret'>, step: MailingStep, asked: AskedMailing): string {
  return `${asked.name}.${asked.id}.${sealOf(config, step, asked)}`;
}

/** What a link is about; null for one that this shop has not made. */
export function readMailingToken(
  config: Pick<Config, 'jwtSecret'>,
  step: MailingStep,
  token: string,
): AskedMailing | null {
  const [sentName, sentId, seal = ''] = token.split('.');
  const name = MAILINGS.find((known) => known === sentName);
  const id = readId(sentId);
  if (!name || !id) return null;
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(config, step, { name, id }))];
  return given.length === right.length && timingSafeEqual(given, right) ? { name, id } : null;
}

function sealOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, step: MailingStep, { name, id }: AskedMailing): string {
  return createHmac('sha256', jwtSecret).update(`mailing:${step}:${name}:${id}`).digest('base64url');
}
