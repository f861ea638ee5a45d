import { chakra } from '@chakra-ui/react';
import { t } from '../lib/messages';

interface PaidBackAsProps {
  toCredit: boolean;
  onChoose: (toCredit: boolean) => void;
}

/**
 * How the shopper wants the money back: as it was paid, which is chosen at first, or as store
 * credit.
 */
export function PaidBackAs({ toCredit, onChoose }: PaidBackAsProps) {
  const choices = [
    { value: false, words: t('The same way you paid; the bank takes some days') },
    { value: true, words: t('As store credit, which you can spend at once') },
  ];
  return (
    <chakra.fieldset border="0" p="0" m="0" w="full">
      <chakra.legend fontWeight="semibold" mb="1">
        {t('How do you want the money back?')}
      </chakra.legend>
      {choices.map(({ value, words }) => (
        <chakra.label key={words} display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
          <chakra.input
            type="radio"
            name="paidBackAs"
            checked={toCredit === value}
            onChange={() => onChoose(value)}
            flex="none"
            w="5"
            h="5"
            accentColor="leaf.fg"
          />
          {words}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
