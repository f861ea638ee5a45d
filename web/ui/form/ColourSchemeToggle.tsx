import { type Message, t } from '../../lib/messages';
import { type ColourScheme, useColourScheme } from '../../theme/useColourScheme';
import { Button } from '../first-view/Button';
import { Icon, type IconName } from '../media/Icon';
import styles from './ColourSchemeToggle.module.css';

const next: Record<ColourScheme, ColourScheme> = { system: 'light', light: 'dark', dark: 'system' };
const icons: Record<ColourScheme, IconName> = { system: 'screen', light: 'sun', dark: 'moon' };
const words = { system: 'device setting', light: 'light', dark: 'dark' } as const satisfies Record<
  ColourScheme,
  Message
>;

/** A button that goes round the colour schemes: as the device, light, dark. */
export function ColourSchemeToggle() {
  const [scheme, choose] = useColourScheme();
  return (
    <Button
      className={styles.colourSchemeToggle}
      variant="ghost"
      aria-label={t('Colours: {now}. Change to {next}', { now: t(words[scheme]), next: t(words[next[scheme]]) })}
      title={t('Colours: {now}', { now: t(words[scheme]) })}
      onClick={() => choose(next[scheme])}
    >
      <Icon name={icons[scheme]} size={20} />
    </Button>
  );
}
