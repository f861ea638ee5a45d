import { lazyComponent } from '../lib/lazyComponent';
import { t } from '../lib/messages';
import { useDropdown } from '../ui/form/useDropdown';
import { Panel } from '../ui/layout/Panel';
import { TruncatedText } from '../ui/layout/TruncatedText';
import { Icon } from '../ui/media/Icon';
import styles from './LocationSelector.module.css';
import {
  EVERYWHERE,
  EVERYWHERE_LABEL,
  type LocationChoice,
  storeLocation,
  useLocationChoice,
} from './useLocationChoice';

const CountryList = lazyComponent(async () => (await import('./CountryList')).CountryList);

/** After how many characters the label is cut. @see spec §9 */
const LABEL_MAX = 25;

type LocationSelectorProps = {
  /** Called once a choice is stored; both texts are empty for everywhere. */
  onChoose(choice: { iso2: string; id: string }): void;
};

/**
 * Lets the visitor limit products to a country: a label that opens a list with a search box. The
 * countries are asked for when it is opened for the first time.
 *
 * @see spec §2, §4 (location)
 */
export function LocationSelector({ onChoose }: LocationSelectorProps) {
  const chosen = useLocationChoice();
  const { isOpen, setOpen, rootProps, buttonProps, panelProps } = useDropdown();

  const choose = (choice: LocationChoice | null, index: number) => {
    storeLocation(choice, index);
    setOpen(false);
    onChoose({ iso2: choice?.iso2 ?? '', id: choice?.id ?? '' });
  };
  return (
    <div className={styles.locationSelector} {...rootProps}>
      <button className={styles.label} {...buttonProps}>
        <Icon name="mapPin" size={20} />
        <div>
          <TruncatedText text={chosen === EVERYWHERE ? t(EVERYWHERE_LABEL) : chosen} max={LABEL_MAX} ellipsis="..." />
        </div>
        <Icon name="chevronDown" size={14} />
      </button>
      <Panel className={styles.panel} {...panelProps}>
        {isOpen && <CountryList onChoose={choose} />}
      </Panel>
    </div>
  );
}
