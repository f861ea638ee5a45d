import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import type { IdentityProvider, StandInKeys } from './identity-provider.js';
import type { Mailer } from './mailer.js';
import type { PictureStore } from './picture-store.js';
import type { TextMessenger } from './text-messenger.js';

/** The ways out of the shop. Each is opened by a feature or an extension, see `Feature.ports`. */
export interface Ports {
  /** Sends e-mail; null where the shop sends none. */
  readonly mailer: Mailer | null;
  /** Sends text messages; null where the shop sends none. */
  readonly texts: TextMessenger | null;
  /**
   * Vouches for shoppers that sign in without a password; null when the shop has no such provider.
   */
  readonly identity: IdentityProvider | null;
  /** Where the files of pictures are kept: a folder of this machine, or a bucket. */
  readonly pictures: PictureStore;
}

/** What a port is opened with. */
export interface PortParts {
  readonly config: Config;
  readonly db: EntityManager;
  readonly log: Logger;
  /**
   * Where the shop listens, without a trailing slash; asked for at each call, since a port may be
   * chosen after this.
   *
   * @throws Error while it does not
   */
  readonly ownAddress: () => string;
  /** The demonstration's stand-in for an identity provider; null where there is none. */
  readonly standIn: StandInKeys | null;
}

/** Opens ports, by their names. */
export type OpenPorts = {
  readonly [Name in keyof Ports]?: (parts: PortParts) => Ports[Name] | Promise<Ports[Name]>;
};

/**
 * Opens every port by the last feature that offers it, so that an extension takes the place of what
 * the shop brings.
 *
 * @throws Error that names a port which no feature opens
 */
export async function openPorts(offers: readonly OpenPorts[], parts: PortParts): Promise<Ports> {
  const open = async <Name extends keyof Ports>(name: Name): Promise<Ports[Name]> => {
    const opens = offers.findLast((offer) => offer[name])?.[name];
    if (!opens) throw new Error(`No feature opens the port ${name}.`);
    return opens(parts);
  };
  const [mailer, texts, identity, pictures] = await Promise.all([
    open('mailer'),
    open('texts'),
    open('identity'),
    open('pictures'),
  ]);
  return { mailer, texts, identity, pictures };
}
