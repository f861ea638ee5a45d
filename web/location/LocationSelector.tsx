import { Box, chakra } from '@chakra-ui/react';
import { latePart } from '../lib/latePart';
import { Icon } from '../ui/Icon';
import { TruncatedText } from '../ui/TruncatedText';
import { useDropdown } from '../ui/useDropdown';
import {
  EVERYWHERE,
  EVERYWHERE_LABEL,
  type LocationChoice,
  storeLocation,
  useLocationChoice,
} from './useLocationChoice';

const CountryList = latePart(async () => (await import('./CountryList')).CountryList);

/** After how many characters the label is cut. @see spec §9 */
const LABEL_MAX = 25;

type LocationSelectorProps = {
  /** Told once a choice is stored; both texts are empty for everywhere. */
  onChoose(choice: { iso2: string; id: string }): void;
};

/**
 * Lets the visitor limit products to a country: a label that opens a list with a search box. The countries are asked for
 * when it is opened for the first time.
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
    <Box {...rootProps} position="relative">
      <Label {...buttonProps}>
        <Box color="brand.fg">
          <Icon name="mapPin" size={20} />
        </Box>
        <Box flex="1" textAlign="start">
          <TruncatedText text={chosen === EVERYWHERE ? EVERYWHERE_LABEL : chosen} max={LABEL_MAX} ellipsis="..." />
        </Box>
        <Icon name="chevronDown" size={14} />
      </Label>
      <Box
        {...panelProps}
        layerStyle="floating"
        position="absolute"
        top="calc(100% + 8px)"
        insetInlineStart="0"
        zIndex="dropdown"
        w={{ base: 'full', lg: '80' }}
        p="3"
        animation="slide-down 150ms {easings.ease-out}"
      >
        {isOpen && <CountryList onChoose={choose} />}
      </Box>
    </Box>
  );
}

const Label = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minW: '44',
    h: '11',
    px: '3',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    textStyle: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'border.control' },
    _expanded: { borderColor: 'brand.focusRing' },
  },
});
