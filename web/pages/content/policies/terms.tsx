import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { ShopEmail, ShopPhone } from '../ShopFacts';
import type { Policy } from './policy';

/** The terms and conditions. Their Hindi is in `hindi/terms.tsx`. */
export const terms: Policy = {
  title: 'Terms and Conditions',
  description:
    'The rules for buying from us: accounts, prices in rupees, orders and payment, delivery, returns and reviews.',
  path: paths.terms(),
  intro: 'The rules for buying from us, in plain words.',
  sections: [
    {
      id: 'the-shop',
      heading: 'About these terms',
      body: (
        <p>
          When you buy from us, you agree to this page, the <Link to={paths.shippingPolicy()}>Shipping Policy</Link>,
          the <Link to={paths.returnPolicy()}>Return & Refund Policy</Link> and the{' '}
          <Link to={paths.privacy()}>Privacy Policy</Link>. Your rights as a consumer under the law are not affected.
        </p>
      ),
    },
    {
      id: 'account',
      heading: 'Your account',
      body: (
        <>
          <p>
            Anybody can browse. To use the cart and My List, to pay and to write reviews, you need an account. You must
            be 18 or older.
          </p>
          <ul>
            <li>Give us your real name, e-mail and phone number. We need them to deliver.</li>
            <li>Keep your password secret. You are responsible for orders placed with it.</li>
            <li>
              For your safety, you are signed out after a day. If you change your password, you are signed out on all
              other devices.
            </li>
            <li>If you think that somebody else has used your account, change the password and call us.</li>
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
            All prices are in Indian rupees and include taxes. A struck-through price is the MRP or our earlier price.
          </p>
          <p>
            You pay the price shown at checkout. If a price changes while the item is in your cart, the cart shows the
            new price before you pay. We drop the paise from the total, always in your favour: ₹254.75 becomes ₹254.
          </p>
        </>
      ),
    },
    {
      id: 'goods',
      heading: 'Products and stock',
      body: (
        <p>
          The pack that you receive may look different from the picture if the maker has changed it. You can add only as
          many pieces as we have in stock. Items in the cart are not reserved; when you start to pay, we reserve them
          for 15 minutes.
        </p>
      ),
    },
    {
      id: 'ordering',
      heading: 'Orders and payment',
      body: (
        <>
          <p>
            A licensed payment company takes your card or UPI payment. Your order is placed when it confirms the payment
            to us. You then see it under <Link to={paths.orders()}>Orders</Link>.
          </p>
          <ul>
            <li>
              If you close the payment window or the payment fails, you are not charged and your cart stays as it was.
            </li>
            <li>If you try again, you do not pay twice.</li>
            <li>If you have paid and we cannot supply the items, we refund the whole amount automatically.</li>
          </ul>
          <p>
            If a price is clearly a mistake (a television for ₹10), we tell you before we send anything. You can then
            cancel the order and get your money back.
          </p>
        </>
      ),
    },
    {
      id: 'delivery-returns',
      heading: 'Delivery and returns',
      body: (
        <p>
          Delivery charges and times are in the <Link to={paths.shippingPolicy()}>Shipping Policy</Link>. Returns and
          refunds are in the <Link to={paths.returnPolicy()}>Return & Refund Policy</Link>. The items become yours when
          they are delivered to your address.
        </p>
      ),
    },
    {
      id: 'reviews',
      heading: 'Reviews',
      body: (
        <p>
          Write your honest opinion, good or bad. You can write one review for each product and change it later. We do
          not remove a review because it is critical. We remove insults, advertisements, personal details of others and
          paid reviews.
        </p>
      ),
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      body: (
        <p>
          Do not try to open other people’s accounts, tamper with prices or stock, or overload the shop with automatic
          requests. We may close accounts that do.
        </p>
      ),
    },
    {
      id: 'liability',
      heading: 'Our responsibility',
      body: (
        <p>
          We are responsible for the products we sell and for the promises we make here. We are not responsible for
          damage caused by using a product in the wrong way, or for delays that nobody can prevent, such as floods or
          strikes. In case of such a delay, you can always choose a refund. Please read food labels and check for
          allergens.
        </p>
      ),
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      body: (
        <p>
          The law of India applies. If you have a complaint, please call <ShopPhone /> or write to <ShopEmail /> first.
          If we cannot solve it, you can go to the consumer commission where you live.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      body: <p>Your order follows the terms of the day on which you placed it. Changes apply to later orders only.</p>,
    },
  ],
};
