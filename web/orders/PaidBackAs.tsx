import { t } from '../lib/messages';
import { RadioChoice } from '../ui/form/RadioChoice';

interface PaidBackAsProps {
  toCredit: boolean;
  onChoose: (toCredit: boolean) => void;
}

/**
 * How the shopper wants the money back: as it was paid, which is chosen at first, or as store
 * credit.
 */
export function PaidBackAs({ toCredit, onChoose }: PaidBackAsProps) {
  return (
    <RadioChoice
      w="full"
      legend={t('How do you want the money back?')}
      options={[
        ['asPaid', t('The same way you paid; the bank takes some days')],
        ['credit', t('As store credit, which you can spend at once')],
      ]}
      value={toCredit ? 'credit' : 'asPaid'}
      onChange={(way) => onChoose(way === 'credit')}
    />
  );
}
