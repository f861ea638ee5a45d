import { gql } from '../gql';
import type { CartFigures_CartFragment } from '../gql/graphql';

gql(`
  fragment CartFigures_cart on Cart {
    id totalQuantity subTotal discount rounding shipping total
    lines { id quantity price subTotal discount countInStock product { id } variant { id } }
    codes offers { title code discount } offerHints { title code text }
  }
`);

const inPaise = (rupees: number) => Math.round(rupees * 100);
const inRupees = (paise: number) => paise / 100;

/**
 * The cart as it will stand once one line holds another quantity: what the screen shows until the
 * graph answers, which then decides, also on offers: until then they take off what they did. The
 * total is cut to whole rupees as at checkout; `rounding` is what was cut off.
 *
 * @param quantity whole pieces, at least 1
 * @returns a new cart; the given one when it has no such line
 * @see spec §5 (decimals are dropped)
 */
export function withQuantity(
  cart: CartFigures_CartFragment,
  lineId: string,
  quantity: number,
): CartFigures_CartFragment {
  const lines = cart.lines.map((line) =>
    line.id === lineId ? { ...line, quantity, subTotal: inRupees(inPaise(line.price) * quantity) } : line,
  );
  const subTotal = lines.reduce((sum, line) => sum + inPaise(line.subTotal), 0);
  const discount = Math.min(inPaise(cart.discount), subTotal);
  const whole = Math.floor((subTotal - discount) / 100) * 100;
  return {
    ...cart,
    lines,
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    subTotal: inRupees(subTotal),
    discount: inRupees(discount),
    total: inRupees(whole + inPaise(cart.shipping)),
    rounding: inRupees(subTotal - discount - whole),
  };
}
