import { lazyComponent } from '../lib/lazyComponent';
import { t } from '../lib/messages';
import { useDropdown } from '../ui/form/useDropdown';
import { Panel } from '../ui/layout/Panel';
import { Icon } from '../ui/media/Icon';
import styles from './DeliveryLine.module.css';
import { placeInWords } from './placeInWords';

const PinQuestion = lazyComponent(async () => (await import('./PinQuestion')).PinQuestion);

interface DeliveryLineProps {
  /** From which day on goods come anywhere; null in a shop that promises nothing. */
  earliest: string | null;
  /** What is promised to the PIN code that the shop remembers, as `DeliveryTo` has it. */
  promises: readonly { text: string; isServed: boolean; pin: string; place: string | null }[];
}

/**
 * The line at the head of every page: where goods come to and when, or from when on while the PIN
 * code is not known. A press on it opens the box for the PIN code. Absent in a shop that promises
 * nothing.
 */
export function DeliveryLine({ earliest, promises }: DeliveryLineProps) {
  const { isOpen, rootProps, buttonProps, panelProps } = useDropdown();
  const told = promises.find(({ isServed }) => isServed) ?? promises[0];
  return (
    earliest && (
      <div className={styles.deliveryLine} {...rootProps}>
        <button className={styles.label} {...buttonProps}>
          <Icon name="truck" size={16} />
          <b>{told ? placeInWords(told) : t('Enter your PIN code')}</b>
          <span>{told?.text ?? earliest}</span>
          <Icon name="chevronDown" size={14} />
        </button>
        <Panel className={styles.panel} {...panelProps}>
          {isOpen && <PinQuestion takesFocus />}
        </Panel>
      </div>
    )
  );
}
