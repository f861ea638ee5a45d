import { t } from '../lib/messages';

/**
 * Where goods come to, on what changes it: the zone and the PIN code, or that it can be changed
 * where the PIN code lies in no zone.
 */
export function placeInWords({ place, pin }: { place: string | null; pin: string }): string {
  return place ? t('To {place} {pin}', { place, pin }) : t('Change PIN code');
}
