import { chakra } from '@chakra-ui/react';
import { type FormEvent, type Ref, useState } from 'react';
import type { OrderHistory_OrderFragment } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { t } from '../lib/messages';
import { packInWords } from '../lib/packs';
import { SendButton } from '../ui/form/SendButton';
import { TextField } from '../ui/form/TextField';
import { PaidBackAs } from './PaidBackAs';
import { useRequestReturn } from './useRequestReturn';

/** The most characters of a reason. */
const MAX_REASON = 500;

interface ReturnFormProps {
  order: OrderHistory_OrderFragment;
  /** Called once the return is noted. */
  onSent: () => void;
  /** Told of the form, whose code comes later than the press that opens it. */
  ref?: Ref<HTMLFormElement>;
}

/** What is wrong with the form: with the pieces of a line, by its id, and with the reason. */
interface Errors {
  lines: ReadonlyMap<string, string>;
  reason?: string;
}

const NO_ERRORS: Errors = { lines: new Map() };

/** How many of a line are to go back, and can. */
interface ChosenPieces {
  lineId: string;
  quantity: number;
  most: number;
}

/**
 * Asks how many pieces of each line are to go back, why, and how the money is to come back; none of
 * a line is the beginning.
 */
export function ReturnForm({ order, onSent, ref }: ReturnFormProps) {
  const { requestReturn, isBusy } = useRequestReturn();
  const [quantities, setQuantities] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const [toCredit, setToCredit] = useState(false);
  const [errors, setErrors] = useState<Errors>(NO_ERRORS);
  const lines = order.lines.filter(({ returnableQuantity }) => returnableQuantity > 0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = lines.map(({ id, returnableQuantity: most }) => ({
      ...{ lineId: id, quantity: Number(quantities[id] || 0), most },
    }));
    const found = errorsOf(chosen, reason);
    setErrors(found);
    if (found.lines.size > 0 || found.reason || isBusy) return;
    const sent = chosen.filter(({ quantity }) => quantity > 0).map(({ lineId, quantity }) => ({ lineId, quantity }));
    if (await requestReturn({ orderId: order.id, lines: sent, reason, toCredit })) onSent();
  };

  return (
    <chakra.form
      ref={ref}
      scrollMarginBottom="6"
      display={{ base: 'grid', _print: 'none' }}
      gap="4"
      maxW="30rem"
      css={{ '& input[type=number]': { w: '7rem' } }}
      noValidate
      aria-label={t('Return items')}
      onSubmit={(event) => void submit(event)}
    >
      {order.returnableUntil && (
        <p>
          {t('You can return items until {day}. How many of each do you want to return?', {
            day: formatDate(order.returnableUntil),
          })}
        </p>
      )}
      {lines.map(({ id, productTitle, options, returnableQuantity }) => (
        <TextField
          key={id}
          label={[productTitle, ...options.map(packInWords)].join(', ')}
          name={`quantity-${id}`}
          type="number"
          inputMode="numeric"
          value={quantities[id] ?? '0'}
          hint={t('0 to {most}', { most: returnableQuantity })}
          error={errors.lines.get(id)}
          onChange={(quantity) => setQuantities({ ...quantities, [id]: quantity })}
        />
      ))}
      <TextField
        label={t('Why do you want to return it?')}
        name="reason"
        rows={3}
        maxLength={MAX_REASON}
        value={reason}
        error={errors.reason}
        onChange={setReason}
      />
      {order.paymentMethod !== 'CREDIT' && <PaidBackAs toCredit={toCredit} onChoose={setToCredit} />}
      <SendButton isBusy={isBusy} busyLabel={t('Sending...')}>
        {t('Request return')}
      </SendButton>
    </chakra.form>
  );
}

/** A number that cannot be is told at its own line; that there is none, once, at the first. */
function errorsOf(chosen: readonly ChosenPieces[], reason: string): Errors {
  const isRight = ({ quantity, most }: ChosenPieces) => Number.isInteger(quantity) && quantity >= 0 && quantity <= most;
  const wrong = chosen.filter((line) => !isRight(line));
  const isNone = chosen.every(({ quantity }) => quantity === 0);
  return {
    lines: new Map([
      ...wrong.map(({ lineId, most }) => told(lineId, t('Please enter a whole number from 0 to {most}', { most }))),
      ...(isNone ? chosen.slice(0, 1) : []).map(({ lineId }) =>
        told(lineId, t('Please enter how many you want to return')),
      ),
    ]),
    reason: reason.trim() === '' ? t('Please tell us why') : undefined,
  };
}

const told = (lineId: string, message: string) => [lineId, message] as const;
