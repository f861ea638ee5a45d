import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import {
  type DeskOrderLifeFragment,
  type SubstitutionWish,
  useDeskSubstitutesQuery,
  type WasteReason,
} from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { CheckChoice } from '../../ui/form/CheckChoice';
import { RadioChoice } from '../../ui/form/RadioChoice';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useReportMissing } from './useOrderWork';

gql(`query DeskSubstitutes($id: ID!) {
  order(id: $id) {
    id
    lines { id substitutes { title price variant { id sku stock { onHand } } } }
  }
}`);

type Line = DeskOrderLifeFragment['lines'][number];

const REASONS = {
  LOST: 'It is not on the shelf',
  DAMAGED: 'It is damaged',
  SPOILED: 'It went bad',
  EXPIRED: 'It is too near to its date',
} as const satisfies Partial<Record<WasteReason, Message>>;

const WISHES: Record<SubstitutionWish, Message> = {
  ASK_ME: 'The shopper wants to be asked what to send instead.',
  SIMILAR: 'The shopper takes something similar instead, without being asked.',
  NOTHING: 'The shopper wants nothing instead, but the money back.',
};

/** So many can be offered. */
const MAX_OFFERS = 3;

interface MissingDialogProps {
  orderId: string;
  line: Line;
  onClose: () => void;
}

/**
 * Says that pieces of a line are not there, and what is at hand that fits in their place. What
 * comes of it follows from the shopper's wish, which it tells.
 */
export function MissingDialog({ orderId, line, onClose }: MissingDialogProps) {
  const reportMissing = useReportMissing();
  const { data } = useDeskSubstitutesQuery({ variables: { id: orderId }, fetchPolicy: 'network-only' });
  const [quantity, setQuantity] = useState('1');
  const [reason, setReason] = useState<WasteReason>('LOST');
  const [offers, setOffers] = useState<readonly string[]>([]);
  const found = data?.order?.lines.find(({ id }) => id === line.id)?.substitutes;
  const isWanted = line.wish !== 'NOTHING';
  const most = line.wish === 'SIMILAR' ? 1 : MAX_OFFERS;

  const offered = (found ?? []).map(
    ({ title, price, variant }) =>
      [
        variant.id,
        <Flex as="span" align="baseline" justify="space-between" columnGap="3" wrap="wrap" key={variant.id}>
          <span>{title}</span>
          <Text as="span" color="fg.muted" textStyle="sm">
            {formatRupees(price)} · {t('{pieces} in stock', { pieces: variant.stock?.onHand ?? 0 })}
          </Text>
        </Flex>,
      ] as const,
  );

  return (
    <FormDialog
      title={t('{product} is missing', { product: line.productTitle })}
      text={t(WISHES[line.wish])}
      actionLabel={
        line.wish === 'ASK_ME' && offers.length > 0
          ? t('Ask the shopper')
          : line.wish === 'SIMILAR' && offers.length > 0
            ? t('Send this instead')
            : t('Give the money back')
      }
      onSend={() => reportMissing({ lineId: line.id, quantity: Number(quantity), reason, offers: [...offers] })}
      onClose={onClose}
    >
      <TextField
        label={t('Pieces missing')}
        name="quantity"
        inputMode="numeric"
        value={quantity}
        onChange={setQuantity}
        hint={t('Of {quantity} in this order.', { quantity: line.quantity - line.missing })}
      />
      <RadioChoice
        legend={t('Why')}
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        columnGap="3"
        options={Object.entries(REASONS).map(([value, words]) => [value as WasteReason, t(words)])}
        value={reason}
        onChange={setReason}
      />
      {isWanted &&
        (most === 1 && offered.length > 0 ? (
          <RadioChoice
            legend={t('Take instead')}
            options={offered}
            value={offers[0] ?? null}
            onChange={(id) => setOffers([id])}
          />
        ) : (
          <CheckChoice
            legend={most === 1 ? t('Take instead') : t('Offer instead, at most 3')}
            options={offered}
            value={offers}
            onChange={(ids) => setOffers(ids.slice(-most))}
          >
            {found?.length === 0 && (
              <Text color="fg.muted" textStyle="sm">
                {t('Nothing in stock fits: as much, no dearer, same diet mark and allergens.')}
              </Text>
            )}
          </CheckChoice>
        ))}
    </FormDialog>
  );
}
