import type { Config } from '../../shared/config/config.js';

/** Where the shop is, to browsers: its name, and which pages are its own. */
interface Site {
  rpId: string;
  isOwnOrigin: (origin: string) => boolean;
}

/**
 * Where passkeys and texted codes of this shop hold: at PUBLIC_URL, and without one on the machine
 * itself, whatever the port.
 */
export function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>): Site {
  if (!publicUrl) return { rpId: 'localhost', isOwnOrigin: (origin) => /^http:\/\/localhost(:\d+)?$/.test(origin) };
  const { hostname, origin: own } = new URL(publicUrl);
  return { rpId: hostname, isOwnOrigin: (origin) => origin === own };
}
