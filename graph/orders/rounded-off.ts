import { asPaise, type Paise, sum, times } from '../shared/money/money.js';
import type { Order } from './order.entity.js';
import type { OrderLine } from './order-line.entity.js';

/**
 * The paise that were dropped as the total of an order was cut to whole rupees, 0 to 99.
 *
 * @param lines those of the order
 */
export function roundedOffOf({ planned, amountPaise }: Readonly<Order>, lines: readonly OrderLine[]): Paise {
  const goods = lines.map((line) => asPaise(times(line.pricePaise, line.quantity) - line.discountPaise));
  const dropped = sum([...goods, planned.shippingPaise, planned.cashFeePaise]) - amountPaise;
  return asPaise(dropped > 0 && dropped < 100 ? dropped : 0);
}
