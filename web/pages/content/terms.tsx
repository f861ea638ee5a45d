import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import type { Policy } from './policy';
import { ShopEmail, ShopPhone } from './ShopFacts';

/** The terms and conditions. */
export const terms: Policy = {
  title: 'Terms and Conditions',
  description:
    'The rules for buying at Jhola: accounts, prices in rupees, orders and payment, delivery, returns, and reviews, in plain words.',
  path: paths.terms(),
  intro: 'The rules that apply when you buy here, written so that nobody needs a lawyer to read them.',
  sections: [
    {
      id: 'the-shop',
      heading: 'You and the shop',
      body: (
        <p>
          By buying here you agree to this page, to the <Link to={paths.shippingPolicy()}>Shipping Policy</Link>, the{' '}
          <Link to={paths.returnPolicy()}>Return & Refund Policy</Link> and the{' '}
          <Link to={paths.privacy()}>Privacy Policy</Link>. Nothing here takes away a right that the law gives you as a
          consumer.
        </p>
      ),
    },
    {
      id: 'account',
      heading: 'Your account',
      body: (
        <>
          <p>
            Anybody may look around. To fill a cart, keep a list, pay or write a review you need an account, and you
            must be 18 or above to have one.
          </p>
          <ul>
            <li>Give us a name, an e-mail and a phone number that are really yours, or we cannot deliver.</li>
            <li>Keep your password to yourself. What is ordered with it counts as ordered by you.</li>
            <li>
              For your safety you are signed out after a day. Changing your password signs you out everywhere else.
            </li>
            <li>If you think that somebody else has been in your account, change the password and call us.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'prices',
      heading: 'Prices',
      body: (
        <>
          <p>
            All prices are in Indian rupees and include taxes. A price that is struck through is what the thing cost
            here before.
          </p>
          <p>
            The price that counts is the one shown when you check out. If it changes after you filled your cart, the
            cart shows the new one before you pay. We drop the paise from the total, always downwards: ₹254.75 becomes
            ₹254.
          </p>
        </>
      ),
    },
    {
      id: 'goods',
      heading: 'Goods and stock',
      body: (
        <p>
          Pictures show what kind of thing it is; a pack may look a little different when its maker changes it. You can
          put no more into your cart than we have in stock. Putting a thing into the cart does not yet keep it for you;
          beginning to pay does, for a quarter of an hour.
        </p>
      ),
    },
    {
      id: 'ordering',
      heading: 'Ordering and paying',
      body: (
        <>
          <p>
            Payment is taken by a licensed payment company, by card or UPI. An order comes about when that company
            confirms your payment to us; from then on it stands under <Link to={paths.orders()}>Orders</Link>.
          </p>
          <ul>
            <li>
              If you close the payment window or the payment fails, nothing is charged and your cart stays as it was.
            </li>
            <li>Trying again uses the same payment, so nothing is paid twice.</li>
            <li>If we were paid but cannot supply, the whole amount goes back to you without your asking.</li>
          </ul>
          <p>
            If a price was plainly a mistake (a television for ten rupees), we tell you before anything is sent, and you
            may have the order cancelled and your money back.
          </p>
        </>
      ),
    },
    {
      id: 'delivery-returns',
      heading: 'Delivery and returns',
      body: (
        <p>
          Charges and times are in the <Link to={paths.shippingPolicy()}>Shipping Policy</Link>; what can go back, and
          when you have your money, is in the <Link to={paths.returnPolicy()}>Return & Refund Policy</Link>. The goods
          are yours, and in your care, once they are handed over at your address.
        </p>
      ),
    },
    {
      id: 'reviews',
      heading: 'Reviews',
      body: (
        <p>
          Write what you found, good or bad, in your own words; one review a product, which you can change later. We do
          not remove a review for being unkind to us. We do remove insults, advertisements, other people’s private
          affairs and reviews that somebody was paid for.
        </p>
      ),
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      body: (
        <p>
          Please do not try to get into other people’s accounts, put prices or stock out of joint, or burden the shop
          with machines so that others cannot use it. We may close an account that does.
        </p>
      ),
    },
    {
      id: 'liability',
      heading: 'Where our responsibility ends',
      body: (
        <p>
          We answer for the goods we sell and for what we promise here. We cannot answer for what follows from using a
          thing other than as it is meant, nor for delays that nobody could prevent, such as floods or strikes; in such
          a case you may always have your money back instead of waiting. Read the label of what you eat, and mind what
          you are allergic to.
        </p>
      ),
    },
    {
      id: 'law',
      heading: 'Law, and talking first',
      body: (
        <p>
          The law of India applies. If we disagree, call <ShopPhone /> or write to <ShopEmail /> first: most things are
          settled in one conversation. If not, you may go to the consumer commission where you live, as the law allows.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'When this page changes',
      body: (
        <p>
          For an order, what counts is what this page said on the day you placed it. Later changes hold for later
          orders.
        </p>
      ),
    },
  ],
};
