import { Box, Card, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../accounts/session/session';
import { AddressChoice } from '../../checkout/AddressChoice';
import { BillingForm } from '../../checkout/BillingForm';
import { knownBilling } from '../../checkout/billing';
import { CheckoutNotice } from '../../checkout/CheckoutNotice';
import { DeliveryChoice } from '../../checkout/DeliveryChoice';
import { instrumentName } from '../../checkout/OnlineChoice';
import { OrderSummary } from '../../checkout/OrderSummary';
import {
  CREDIT,
  costOf,
  instrumentOf,
  isPaidLater,
  offeredChoice,
  PaymentChoice,
  STANDARD,
  useOffers,
} from '../../checkout/PaymentChoice';
import { useBillingDraft } from '../../checkout/useBillingDraft';
import { type CheckoutStep, useCheckout } from '../../checkout/useCheckout';
import { gql } from '../../gql';
import { useCheckoutPageQuery } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { paths } from '../../lib/paths';
import { ContinueShopping } from '../../ui/feedback/ContinueShopping';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Waiting, WaitingFields, WaitingSummary } from '../../ui/feedback/Waiting';
import { SendButton } from '../../ui/form/SendButton';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { PageColumn } from '../../ui/layout/PageColumn';
import { PageHead } from '../../ui/layout/PageHead';
import { PageTitle } from '../../ui/layout/PageTitle';

/** The page's parts, and what they come to beside them. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' },
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
  },
});

gql(`query CheckoutPage {
  deliveryPromises { pin }
  shop { promisesDelivery }
  me {
    id name email phone confirmedPhone
    addresses {
      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault
    }
    cart { id subTotal discount shipping total offers { title code discount } lines { id } ...OrderSummary_cart }
    orders(first: 1) { nodes { id name phoneNumber address city state country pincode } }
  }
}`);

const FORM = 'billing';

const BUSY_LABELS: Record<CheckoutStep, Message> = {
  ready: 'Checkout',
  starting: 'Preparing the payment...',
  paying: 'Waiting for the payment...',
  confirming: 'Confirming your order...',
};

/**
 * The address at the left, the order and the Checkout button at the right. Paying opens the
 * provider's dialog; when it is paid the page gives way to /orders, otherwise it stays as it was
 * and says what happened.
 *
 * @see spec §2, §4, §5 (checkout)
 */
export function CheckoutPage() {
  const navigate = useNavigate();
  const session = useSession();
  const { data, error, refetch } = useCheckoutPageQuery({ fetchPolicy: 'cache-and-network' });
  const { billing, fill, forget } = useBillingDraft(
    session?.user.userId ?? '',
    data?.me ? knownBilling(data.me, data.deliveryPromises[0]?.pin) : {},
  );
  const [slot, setSlot] = useState('');
  const [chosen, setChosen] = useState(STANDARD);
  const offers = useOffers(billing.zipCode);
  const choice = offeredChoice(chosen, offers);
  const { step, problem, start, checkAgain, abort } = useCheckout((placed) => {
    forget();
    navigate(paths.orders(), { state: { placed } });
  });
  const cart = data?.me?.cart;
  const costs = cart && costOf(cart, choice, offers);
  const isLater = isPaidLater(choice, offers);
  const isUnsure = problem?.kind === 'unsure';

  return (
    <Box asChild maxW="6xl">
      <PageColumn top={5}>
        <PageHead title={t('Checkout')} />
        <Breadcrumb
          wideOnly
          crumbs={[
            { label: t('Home'), to: paths.home() },
            { label: t('Cart'), to: paths.cart() },
            { label: t('Checkout') },
          ]}
        />
        <PageTitle>{t('Checkout')}</PageTitle>
        {!cart && error && <LoadFailed message={t('We could not load your order.')} onRetry={() => refetch()} />}
        {!cart && !error && (
          <Waiting label={t('Loading your order')}>
            <Columns>
              <WaitingFields count={6} />
              <WaitingSummary />
            </Columns>
          </Waiting>
        )}
        {/* The page of an emptied cart stays while a payment is unconfirmed, so that its notice
            stays in sight. */}
        {cart?.lines.length === 0 && step === 'ready' && !isUnsure && (
          <EmptyState title={t('Your Cart is currently empty')} action={<ContinueShopping />} />
        )}
        {cart && costs && (cart.lines.length > 0 || step !== 'ready' || isUnsure) && (
          <Columns>
            <Stack gap="5">
              <Card.Root display="grid" gap="6">
                <AddressChoice addresses={data?.me?.addresses ?? []} billing={billing} onFill={fill} form={FORM} />
                <BillingForm
                  id={FORM}
                  billing={billing}
                  isEmailOptional={data?.me?.email === '' && data.me.confirmedPhone !== null}
                  onFill={fill}
                  onComplete={() => {
                    const { total, credit } = costs;
                    const isPlacedAtOnce = isLater || choice.payment === CREDIT;
                    const instrument = instrumentOf(choice, offers);
                    start(billing, { ...choice, instrument, slot, total, credit, isPlacedAtOnce });
                  }}
                />
              </Card.Root>
              <PaymentChoice offers={offers} choice={choice} onChoose={setChosen} />
            </Stack>
            <Box position={{ lg: 'sticky' }} top={{ lg: '28' }}>
              <OrderSummary
                cart={cart}
                costs={costs}
                delivery={
                  data?.shop.promisesDelivery && (
                    <DeliveryChoice
                      zipCode={billing.zipCode}
                      slot={slot}
                      onChoose={setSlot}
                      express={choice.isExpress ? (offers.express?.text ?? null) : null}
                    />
                  )
                }
              >
                <SendButton
                  w="full"
                  mt="6"
                  form={FORM}
                  isBusy={step !== 'ready'}
                  busyLabel={t(BUSY_LABELS[step])}
                  disabled={isUnsure}
                >
                  {t('Checkout')}
                </SendButton>
                <Text textStyle="sm" color="fg.muted" textAlign="center" mt="3">
                  {choice.payment === CREDIT
                    ? t('Gift cards and store credit pay for all of it.')
                    : `${t('You pay')} ${formatRupees(costs.total - costs.credit)} ${paidHow(choice.payment, isLater, instrumentOf(choice, offers))}`}
                </Text>
                <CheckoutNotice problem={problem} onCheckAgain={checkAgain} onGiveUp={abort} />
              </OrderSummary>
            </Box>
          </Columns>
        )}
      </PageColumn>
    </Box>
  );
}

/** When and how it is paid, after the sum. */
function paidHow(payment: string, isLater: boolean, instrument: ReturnType<typeof instrumentOf>): string {
  if (payment === 'cash') return t('in cash when the order is delivered.');
  if (isLater) return t('when your order arrives.');
  if (instrument === null) return t('in the next step.');
  const name = instrumentName(instrument);
  return t('by {instrument} in the next step.', { instrument: instrument === 'UPI' ? name : name.toLowerCase() });
}
