import { Box, chakra, Flex, Stack, type StackProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';

interface CostsProps {
  /**
   * In rupees; `rounding` is what was cut from the total to make it whole rupees, 0 when nothing
   * was.
   */
  cart: { subTotal: number; discount: number; shipping: number; rounding: number; total: number };
  /** What paying at the door adds, in rupees; absent or 0 for nothing. */
  paymentFee?: number;
  /** What the way to pay is called that it is asked for. */
  paymentLabel?: string;
  /** What of the total gift cards and store credit pay; absent or 0 for nothing. */
  credit?: number;
  /** Stands below the discount: which offers it comes by. */
  offers?: ReactNode;
  /** Stands below the shipping. */
  children?: ReactNode;
  /** The room above; none unless said otherwise. */
  mt?: StackProps['mt'];
}

/**
 * What a cart costs, line by line: subtotal, what offers take off it where any do, shipping, which
 * is free unless the shop has set a fee, the paise dropped from the total where there are any, the
 * total, and what credit pays of it.
 *
 * @see spec §5 (decimals are dropped)
 */
export function Costs({ cart, paymentFee = 0, paymentLabel = '', credit = 0, offers, children, mt }: CostsProps) {
  return (
    <Stack gap="3" mt={mt} fontVariantNumeric="tabular-nums">
      <Figure label={t('Subtotal')}>{formatRupees(cart.subTotal)}</Figure>
      {cart.discount > 0 && (
        <Figure label={t('Discount')}>
          <chakra.span color="leaf.fg">−{formatRupees(cart.discount)}</chakra.span>
        </Figure>
      )}
      {offers}
      <Figure label={t('Shipping')}>
        {cart.shipping === 0 ? <chakra.span color="leaf.fg">{t('Free')}</chakra.span> : formatRupees(cart.shipping)}
      </Figure>
      {paymentFee > 0 && <Figure label={paymentLabel}>{formatRupees(paymentFee)}</Figure>}
      {children}
      {cart.rounding !== 0 && <Figure label={t('Round off')}>−{formatRupees(Math.abs(cart.rounding))}</Figure>}
      <Box borderTop="1px solid {colors.border}" pt="4">
        <Figure label={t('Total')}>
          <chakra.span textStyle="xl" fontWeight="bold">
            {formatRupees(cart.total)}
          </chakra.span>
        </Figure>
      </Box>
      {credit > 0 && (
        <>
          <Figure label={t('Gift cards and store credit')}>
            <chakra.span color="leaf.fg">−{formatRupees(credit)}</chakra.span>
          </Figure>
          <Figure label={t('Left to pay')}>{formatRupees(cart.total - credit)}</Figure>
        </>
      )}
    </Stack>
  );
}

/** A label and its amount at the two ends of a line. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4">
      <chakra.span color="fg.muted">{label}</chakra.span>
      <chakra.span fontWeight="semibold" textAlign="end">
        {children}
      </chakra.span>
    </Flex>
  );
}
