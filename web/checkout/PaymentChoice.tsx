import { chakra, Heading } from '@chakra-ui/react';
import { gql } from '../gql';
import { type CheckoutOffersQuery, useCheckoutOffersQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';

const Choices = chakra('fieldset', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', '& legend': { mb: '3' } },
});

gql(`query CheckoutOffers($pin: String!) {
  me { id cart { id expressOffer(pin: $pin) { fee text } cashOffer(pin: $pin) { fee isOffered reason } } }
}`);

type Offered = NonNullable<CheckoutOffersQuery['me']>['cart'];

/**
 * What an order can have besides standard delivery and paying by card or UPI; null for what is not
 * offered at all.
 */
export interface Offers {
  express: Offered['expressOffer'];
  cash: Offered['cashOffer'];
}

/** What the shopper chose of it. */
export interface Choice {
  isExpress: boolean;
  isCash: boolean;
}

/** What is chosen until the shopper chooses. */
export const STANDARD: Choice = { isExpress: false, isCash: false };

/** What is offered to the PIN code of the form; nothing until it has 6 digits. */
export function useOffers(zipCode: string): Offers {
  const pin = /^[1-9]\d{2}\s?\d{3}$/.test(zipCode.trim()) ? zipCode.replace(/\s/g, '') : '';
  const { data } = useCheckoutOffersQuery({ variables: { pin }, skip: !pin, fetchPolicy: 'cache-and-network' });
  const cart = pin ? data?.me?.cart : undefined;
  return { express: cart?.expressOffer ?? null, cash: cart?.cashOffer ?? null };
}

/** What of a choice is offered: a place without express or cash takes it back. */
export function offeredChoice({ isExpress, isCash }: Choice, { express, cash }: Offers): Choice {
  return { isExpress: isExpress && express !== null, isCash: isCash && cash?.isOffered === true };
}

/** What an order costs with a choice, in rupees. */
export function costOf<Cart extends { shipping: number; total: number }>(
  cart: Cart,
  { isExpress, isCash }: Choice,
  { express, cash }: Offers,
): Cart & { cashFee: number } {
  const shipping = isExpress && express ? express.fee : cart.shipping;
  const cashFee = isCash && cash ? cash.fee : 0;
  return { ...cart, shipping, cashFee, total: cart.total - cart.shipping + shipping + cashFee };
}

interface PaymentChoiceProps {
  offers: Offers;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/**
 * How the order is to come and to be paid, below the form of the address. Standard delivery and
 * paying by card or UPI are chosen until the shopper chooses otherwise; nothing is shown where
 * there is nothing to choose.
 *
 * @see spec §9 (express, cash on delivery)
 */
export function PaymentChoice({ offers: { express, cash }, choice, onChoose }: PaymentChoiceProps) {
  return (
    <>
      {express && (
        <Choices>
          <Legend>{t('Delivery speed')}</Legend>
          <Option
            name="speed"
            isChosen={!choice.isExpress}
            onChoose={() => onChoose({ ...choice, isExpress: false })}
            title={t('Standard delivery')}
          />
          <Option
            name="speed"
            isChosen={choice.isExpress}
            onChoose={() => onChoose({ ...choice, isExpress: true })}
            title={t('Express delivery')}
            fee={express.fee}
            text={express.text}
          />
        </Choices>
      )}
      {cash && (
        <Choices>
          <Legend>{t('Payment')}</Legend>
          <Option
            name="payment"
            isChosen={!choice.isCash}
            onChoose={() => onChoose({ ...choice, isCash: false })}
            title={t('Card or UPI')}
            text={t('You pay now, in the next step.')}
          />
          <Option
            name="payment"
            isChosen={choice.isCash}
            onChoose={() => onChoose({ ...choice, isCash: true })}
            title={t('Cash on delivery')}
            fee={cash.fee}
            text={cash.reason ?? t('You pay when the order is handed over.')}
            isOffered={cash.isOffered}
          />
        </Choices>
      )}
    </>
  );
}

function Legend({ children }: { children: string }) {
  return (
    <legend>
      <Heading size="lg">{children}</Heading>
    </legend>
  );
}

interface OptionProps {
  name: string;
  title: string;
  isChosen: boolean;
  onChoose: () => void;
  /** In rupees; 0 for none. */
  fee?: number;
  /** Below the title. */
  text?: string;
  isOffered?: boolean;
}

function Option({ name, title, isChosen, onChoose, fee = 0, text, isOffered = true }: OptionProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="flex-start"
      gap="3"
      py="3"
      px="4"
      bg="bg.panel"
      border="1px solid {colors.border.control}"
      borderRadius="l2"
      cursor="pointer"
      css={{
        '&:has(input:checked)': { borderColor: 'leaf.fg', boxShadow: 'inset 0 0 0 1px {colors.leaf.fg}' },
        '&:has(input:focus-visible)': { outline: '2px solid {colors.leaf.fg}', outlineOffset: '2px' },
        '&:has(input:disabled)': { cursor: 'default', bg: 'transparent', color: 'fg.muted' },
        '& input': { flex: 'none', w: '5', h: '5', mt: '0.125rem', accentColor: 'leaf.fg' },
      }}
    >
      <input type="radio" name={name} checked={isChosen} disabled={!isOffered} onChange={onChoose} />
      <chakra.span display="flex" flex="1" flexDirection="column" minW="0">
        <b>{title}</b>
        {text && (
          <chakra.span textStyle="sm" color="fg.muted">
            {text}
          </chakra.span>
        )}
      </chakra.span>
      {fee > 0 && (
        <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
          +{formatRupees(fee)}
        </chakra.span>
      )}
    </chakra.label>
  );
}
