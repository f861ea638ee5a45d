import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Costs } from '../cart/Costs';
import { gql } from '../gql';
import { type OrderSummary_CartFragment, OrderSummary_CartFragmentDoc } from '../gql/graphql';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { Heading } from '../ui/layout/Heading';
import { Panel } from '../ui/layout/Panel';
import { TruncatedText } from '../ui/layout/TruncatedText';
import styles from './OrderSummary.module.css';

gql(`
  fragment OrderSummary_cart on Cart {
    id subTotal shipping rounding total
    lines {
      id quantity price subTotal
      product { id name }
      variant { id size ram weight oldPrice }
    }
  }
`);

/** How many characters of a title the summary shows. @see spec §9 */
const TITLE_CUT = 20;

interface OrderSummaryProps {
  /** The cart that is about to be ordered. */
  cart: FragmentType<OrderSummary_CartFragment>;
  /** What the chosen delivery and payment make of its costs, in rupees. */
  costs: { shipping: number; cashFee: number; total: number };
  /** Stands above the total: when it comes. */
  delivery: ReactNode;
  /** Stands under the total: the button and what the last try led to. */
  children?: ReactNode;
}

/**
 * YOUR ORDER: what is about to be ordered, line by line, what it costs, and what lowered prices save.
 *
 * @see spec §2 (checkout)
 */
export function OrderSummary({ cart: reference, costs, delivery, children }: OrderSummaryProps) {
  const { data: cart, complete } = useFragment({ fragment: OrderSummary_CartFragmentDoc, from: reference });
  if (!complete) return null;
  const saved = savedOn(cart.lines);
  return (
    <Panel as="section" padding="md" aria-labelledby="your-order">
      <Heading size="lg" className={styles.heading} id="your-order">
        {t('YOUR ORDER')}
      </Heading>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('Product')}</th>
            <th scope="col">{t('Subtotal')}</th>
          </tr>
        </thead>
        <tbody>
          {cart.lines.map(({ id, product, variant, quantity, subTotal }) => (
            <tr key={id}>
              <td>
                <TruncatedText text={product.name} max={TITLE_CUT} /> <b>× {quantity}</b>
                <p className={styles.text}>{[variant.size, variant.ram, variant.weight].filter(Boolean).join(' · ')}</p>
              </td>
              <td>{formatRupees(subTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Costs cart={{ ...cart, ...costs }} cashFee={costs.cashFee} className={styles.costs}>
        {delivery}
        {saved > 0 && (
          <p className={styles.saved}>
            {t('You save')} {formatRupees(saved)} {t('on this order.')}
          </p>
        )}
      </Costs>
      {children}
    </Panel>
  );
}

/** What lowered prices take off these lines, in rupees; reckoned in paise, since binary fractions do not add up. */
function savedOn(lines: OrderSummary_CartFragment['lines']): number {
  const paise = lines.map(({ price, quantity, variant: { oldPrice } }) =>
    oldPrice !== null && oldPrice > price ? Math.round((oldPrice - price) * 100) * quantity : 0,
  );
  return paise.reduce((sum, each) => sum + each, 0) / 100;
}
