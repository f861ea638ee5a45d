import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { useId } from 'react';
import type { Option } from './options';

interface OptionGroupProps {
  /** The option and its values. */
  option: Option;
  /** The value chosen; absent while none is. */
  chosen: string | undefined;
  /** Marks the group as the one that stopped the form. It is a mark without a text. @see spec §5 */
  isMissing: boolean;
  /** Whether a value can be bought with what else is chosen. */
  isInStock: (value: string) => boolean;
  /** Called with the value pressed. */
  onChoose: (value: string) => void;
}

/** The values of one option (size, RAM or weight) as a group of radio buttons; arrow keys move within it. */
export function OptionGroup({ option, chosen, isMissing, isInStock, onChoose }: OptionGroupProps) {
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id} aria-invalid={isMissing || undefined} aria-required="true">
      <Flex id={id} textStyle="label" marginBottom="2" gap="2" color={isMissing ? 'danger.fg' : undefined}>
        {option.label}
      </Flex>
      <Flex
        gap="2"
        wrap="wrap"
        width="fit-content"
        padding="1.5"
        margin="-1.5"
        borderRadius="l2"
        boxShadow={isMissing ? '0 0 0 2px {colors.danger.solid}' : undefined}
      >
        {option.values.map((value) => (
          <Value key={value} data-sold-out={!isInStock(value) || undefined}>
            <input
              type="radio"
              name={`${id}-${option.name}`}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {value}
            {!isInStock(value) && <VisuallyHidden> (out of stock)</VisuallyHidden>}
          </Value>
        ))}
      </Flex>
    </Box>
  );
}

const Value = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '11',
    minWidth: '14',
    paddingInline: '4',
    textStyle: 'sm',
    fontWeight: 'semibold',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    background: 'bg.panel',
    transition: 'background-color 150ms, border-color 150ms, box-shadow 150ms',
    // The real radio button lies over the whole label, unseen, so that touch and assistive tools find it there.
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', margin: '0' },
    _hover: { borderColor: 'brand.solid' },
    '&:has(:checked)': {
      background: 'brand.subtle',
      borderColor: 'brand.solid',
      color: 'brand.fg',
      boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
    '&[data-sold-out]': { borderStyle: 'dashed', color: 'fg.muted', textDecoration: 'line-through' },
  },
});
