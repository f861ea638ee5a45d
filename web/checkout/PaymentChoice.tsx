import { Card, chakra, Heading } from '@chakra-ui/react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { PaymentWish } from '../extensions/contract';
import { gql } from '../gql';
import { type CheckoutOffersQuery, useCheckoutOffersQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { RadioChoice, RadioOption } from '../ui/form/RadioChoice';
import { CreditChoice } from './CreditChoice';
import { InstrumentText, instrumentName, OnlineChoice } from './OnlineChoice';
import { preparePayment } from './openPayment';

gql(`query CheckoutOffers($pin: String!) {
  me {
    id
    cart {
      id
      expressOffer(pin: $pin) { fee text }
      paymentChoices(pin: $pin) { code isPart method label fee discount shipping total credit isOffered reason instruments keepsCards offers { title code discount } }
    }
  }
}`);

type Applied = readonly { title: string; code: string | null; discount: number }[];
type Offered = NonNullable<CheckoutOffersQuery['me']>['cart'];

/** What an order can have besides standard delivery and paying online. */
export interface Offers {
  /** Null where it is not offered at all. */
  express: Offered['expressOffer'];
  /** The ways to pay, online first; empty until they are known. */
  payments: Offered['paymentChoices'];
}

/** What the shopper chose of it. */
export interface Choice {
  isExpress: boolean;
  /** Code of the way to pay. */
  payment: string;
  /** Whether gift cards and store credit pay, as far as they go. */
  usesCredit: boolean;
  /** With what it is paid in the window, where the way to pay lets choose. */
  instrument: PaymentWish['instrument'];
  /** The UPI app that is to open on a phone; null for any. */
  app: string | null;
  /** Whether the shopper has ticked that the card is to be saved. */
  savesCard: boolean;
}

const ONLINE = 'online';

/** The faster delivery among the options. */
const EXPRESS = 'express';

/** UPI alone, a way of its own where an offer is for it. */
const UPI = 'upi';

/** The way to pay by credit alone, which is offered where it pays for all of it. */
export const CREDIT = 'credit';

/** What is chosen until the shopper chooses. */
export const STANDARD: Choice = {
  ...{ isExpress: false, payment: ONLINE, usesCredit: false },
  ...{ instrument: 'UPI', app: null, savesCard: false },
};

/** What is offered to the PIN code of the form; nothing until it has 6 digits. */
export function useOffers(zipCode: string): Offers {
  const pin = /^[1-9]\d{2}\s?\d{3}$/.test(zipCode.trim()) ? zipCode.replace(/\s/g, '') : '';
  const { data } = useCheckoutOffersQuery({ variables: { pin }, skip: !pin, fetchPolicy: 'cache-and-network' });
  const cart = pin ? data?.me?.cart : undefined;
  return { express: cart?.expressOffer ?? null, payments: cart?.paymentChoices ?? [] };
}

/**
 * What of a choice is offered: a place without express or cash takes it back. Credit that pays for
 * all of it takes the place of another way to pay, and UPI alone, where an offer is for it, that of
 * UPI among other ways.
 */
export function offeredChoice(chosen: Choice, { express, payments }: Offers): Choice {
  const { isExpress, payment, usesCredit } = chosen;
  const comesByExpress = isExpress && express !== null;
  const isWhole = usesCredit && !comesByExpress && payments.some(({ code }) => code === CREDIT);
  const has = (wanted: string) => payments.some(({ code, isOffered }) => code === wanted && isOffered);
  const wished = has(payment) && payment !== CREDIT ? payment : ONLINE;
  const other = wished === ONLINE && chosen.instrument === 'UPI' && has(UPI) ? UPI : wished;
  return { ...chosen, isExpress: comesByExpress, payment: isWhole ? CREDIT : other };
}

/** Whether it is paid at the hand-over, and not before. */
export function isPaidLater({ payment }: Choice, { payments }: Offers): boolean {
  return payments.find(({ code }) => code === payment)?.method === 'CASH';
}

/** With what it is paid in the window; null where the way to pay lets choose nothing. */
export function instrumentOf({ payment, instrument }: Choice, { payments }: Offers): Choice['instrument'] | null {
  const offered = payments.find(({ code }) => code === payment)?.instruments ?? [];
  return offered.find((each) => each === instrument) ?? offered[0] ?? null;
}

/** What an order costs with a choice, in rupees. */
export function costOf<
  Cart extends { subTotal: number; discount: number; shipping: number; total: number; offers: Applied },
>(
  cart: Cart,
  { isExpress, payment, usesCredit }: Choice,
  { express, payments }: Offers,
): Cart & { offers: Applied; rounding: number; paymentFee: number; paymentLabel: string; credit: number } {
  const chosen = payments.find(({ code }) => code === payment);
  const standard = chosen ?? { ...cart, fee: 0, label: '', credit: 0 };
  const { discount, fee: paymentFee, label: paymentLabel } = standard;
  const goods = standard.total - standard.shipping - paymentFee;
  const shipping = isExpress && express ? express.fee : standard.shipping;
  const rounding = Math.round((cart.subTotal - discount - goods) * 100) / 100;
  const { offers } = standard;
  return {
    ...cart,
    offers,
    discount,
    rounding,
    shipping,
    paymentFee,
    paymentLabel,
    credit: usesCredit ? standard.credit : 0,
    total: goods + shipping + paymentFee,
  };
}

interface PaymentChoiceProps {
  offers: Offers;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/**
 * How the order is to come and to be paid, below the form of the address. Standard delivery and UPI
 * are chosen until the shopper chooses otherwise; nothing is shown where there is nothing to
 * choose.
 *
 * @see spec §9 (express, cash on delivery)
 */
export function PaymentChoice({ offers, choice, onChoose }: PaymentChoiceProps) {
  const { express, payments: all } = offers;
  const payments = all.filter(({ code }) => code !== CREDIT);
  const ways = payments.flatMap(waysOf);
  const instrument = instrumentOf(choice, offers);
  const most = all.find(({ code }) => code === choice.payment)?.credit ?? 0;
  return (
    <>
      {express && (
        <Choices
          title={t('Delivery speed')}
          name="speed"
          value={choice.isExpress ? EXPRESS : ''}
          onChange={(speed) => onChoose({ ...choice, isExpress: speed === EXPRESS })}
        >
          <Option value="" title={t('Standard delivery')} />
          <Option value={EXPRESS} title={t('Express delivery')} fee={express.fee} text={express.text} />
        </Choices>
      )}
      {payments.length > 0 && (
        <CreditChoice
          most={most}
          isUsed={choice.usesCredit}
          onUse={(usesCredit) => onChoose({ ...choice, usesCredit })}
        />
      )}
      {ways.length > 1 && choice.payment !== CREDIT && (
        <Choices
          title={t('Payment')}
          name="payment"
          value={wayName(choice.payment, instrument)}
          onChange={(chosen) => {
            const way = ways.find(({ code, by }) => wayName(code, by) === chosen);
            if (!way) return;
            preparePayment(way.code);
            onChoose({ ...choice, payment: way.code, instrument: way.by ?? choice.instrument });
          }}
        >
          {ways.map(({ code, isPart, method, label, fee, isOffered, reason, by, keepsCards, total, offers: held }) => (
            <Fragment key={wayName(code, by)}>
              <Option
                value={wayName(code, by)}
                title={by && !isPart ? instrumentName(by) : label}
                fee={fee}
                text={
                  <>
                    {reason ??
                      (by && code !== ONLINE && code !== UPI ? (
                        t('No other card can pay this.')
                      ) : by ? (
                        <InstrumentText instrument={by} />
                      ) : (
                        textOf(method)
                      ))}
                    {isPart && <PartOffers total={total} offers={held} />}
                  </>
                }
                isOffered={isOffered}
              />
              {choice.payment === code && by && instrument === by && (
                <OnlineChoice
                  instrument={by}
                  app={choice.app}
                  onApp={(app) => onChoose({ ...choice, app })}
                  keepsCards={keepsCards}
                  savesCard={choice.savesCard}
                  onSave={(savesCard) => onChoose({ ...choice, savesCard })}
                />
              )}
            </Fragment>
          ))}
        </Choices>
      )}
    </>
  );
}

/** What is to be paid in a way that an offer is for, and by which offers. */
function PartOffers({ total, offers }: Pick<Offers['payments'][number], 'total' | 'offers'>) {
  return (
    <chakra.span display="block" color="leaf.fg" fontWeight="semibold">
      {t('{total} in all, with: {offers}', {
        total: formatRupees(total),
        offers: offers.map(({ title }) => title).join(', '),
      })}
    </chakra.span>
  );
}

/** A way to pay, once for each instrument that can be chosen beforehand. */
function waysOf(payment: Offers['payments'][number]) {
  const { instruments = [] } = payment;
  return instruments.length > 0
    ? instruments.map((by) => ({ ...payment, by: by as Choice['instrument'] | null }))
    : [{ ...payment, by: null }];
}

function textOf(method: Offers['payments'][number]['method']): string {
  return method === 'CASH' ? t('You pay when your order arrives.') : t('You pay now, in the next step.');
}

/** What a way to pay is called among the options: no blank, as in the id that it is part of. */
const wayName = (code: string, by: Choice['instrument'] | null) => encodeURIComponent(`${code} ${by ?? ''}`);

interface ChoicesProps extends Omit<ComponentProps<typeof RadioChoice>, 'legend'> {
  title: string;
}

function Choices({ title, ...rest }: ChoicesProps) {
  return (
    <Card.Root>
      <RadioChoice
        look="card"
        colorPalette="leaf"
        legend={
          <Heading size="lg" mb="2.5">
            {title}
          </Heading>
        }
        {...rest}
      />
    </Card.Root>
  );
}

interface OptionProps {
  value: string;
  title: string;
  /** In rupees; 0 for none. */
  fee?: number;
  /** Below the title. */
  text?: ReactNode;
  isOffered?: boolean;
}

function Option({ value, title, fee = 0, text, isOffered = true }: OptionProps) {
  return (
    <RadioOption value={value} disabled={!isOffered}>
      <chakra.span display="flex" gap="3">
        <chakra.span flex="1" minW="0">
          <b>{title}</b>
          {text && (
            <chakra.span display="block" textStyle="sm" color="fg.muted">
              {text}
            </chakra.span>
          )}
        </chakra.span>
        {fee > 0 && (
          <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
            +{formatRupees(fee)}
          </chakra.span>
        )}
      </chakra.span>
    </RadioOption>
  );
}
