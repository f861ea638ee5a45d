import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Note } from '../../../ui/layout/Prose';
import { ShopEmail, ShopPhone } from '../ShopFacts';
import { unbroken } from '../unbroken';
import type { Offered, Policy } from './policy';
import { TermsToday } from './TermsToday';

/**
 * The shipping policy, with the figures of the specification. Its Hindi is in
 * `hindi/shippingPolicy.tsx`.
 *
 * @see spec §9
 */
export const shippingPolicy = ({ expressFee, cashFee }: Offered): Policy => ({
  title: 'Shipping Policy',
  description:
    `Free standard delivery above ₹1,000, ₹50 below${expressFee === null ? '' : `, express from ₹${expressFee}`}${cashFee === null ? '' : `, cash on delivery ₹${cashFee}`}. ` +
    `Standard delivery takes 5-7 business days${expressFee === null ? '' : ', express 2-3'}.`,
  path: paths.shippingPolicy(),
  intro: 'What delivery costs, how long it takes, and what we do if something goes wrong.',
  figures: [
    { figure: 'Free', label: 'Standard delivery above ₹1,000' },
    { figure: '₹50', label: 'Standard delivery below that' },
    ...(expressFee === null ? [] : [{ figure: `From ₹${expressFee}`, label: 'Express delivery' }]),
    { figure: '5-7 days', label: 'Standard, in business days' },
    ...(expressFee === null ? [] : [{ figure: '2-3 days', label: 'Express, in business days' }]),
  ],
  sections: [
    {
      id: 'where',
      heading: 'Where we deliver',
      body: (
        <>
          <p>
            We deliver to homes, shops and offices across India. Some products are sold in certain places only: choose
            your location at the top of the page to see what we sell there.
          </p>
          <p>
            Somebody must be there to receive the parcel. If a neighbour, a guard or the front desk can take it, write
            that in the second line of the address.
          </p>
        </>
      ),
    },
    {
      id: 'charges',
      heading: 'Delivery charges',
      body: (
        <>
          <p>The charge depends on the value of your order and on how fast you need it.</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Delivery</th>
                <th scope="col">When</th>
                <th scope="col">Charge</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Standard</th>
                <td>Orders above ₹1,000</td>
                <td>Free</td>
              </tr>
              <tr>
                <th scope="row">Standard</th>
                <td>Orders below that</td>
                <td>₹50</td>
              </tr>
              {expressFee !== null && (
                <tr>
                  <th scope="row">Express</th>
                  <td>Where the checkout offers it</td>
                  <td>From ₹{expressFee}</td>
                </tr>
              )}
              {cashFee !== null && (
                <tr>
                  <th scope="row">Cash on delivery</th>
                  <td>Where the checkout offers it</td>
                  <td>₹{cashFee}</td>
                </tr>
              )}
            </tbody>
          </table>
          <Note>
            <TermsToday /> The checkout shows every charge before you order. You never pay more than that.
          </Note>
        </>
      ),
    },
    {
      id: 'times',
      heading: 'Delivery time',
      body: (
        <>
          <ul>
            <li>
              <b>Standard delivery:</b> 5-7 business days.
            </li>
            {expressFee !== null && (
              <li>
                <b>Express delivery:</b> 2-3 business days.
              </li>
            )}
          </ul>
          <p>
            Enter your PIN code on any product page to see the delivery day. The cart, the checkout and your order show
            the same day. Where we deliver fresh food, it comes today or tomorrow.
          </p>
          <p>
            Business days are Monday to Saturday, except public holidays, counted from the day after your payment is
            confirmed. Hill districts, islands and heavy rain can add time. We call you if we know of a delay.
          </p>
        </>
      ),
    },
    {
      id: 'packing',
      heading: 'Packing',
      body: (
        <p>
          Heavy items go at the bottom, glass is wrapped in paper, and food is packed apart from cleaning products. We
          use cardboard and paper where possible.
        </p>
      ),
    },
    {
      id: 'following',
      heading: 'Tracking your order',
      body: (
        <p>
          See the status of each order under <Link to={paths.orders()}>Orders</Link>. If you call us, please have the
          order number ready.
        </p>
      ),
    },
    {
      id: 'trouble',
      heading: 'If something goes wrong',
      body: (
        <>
          <ul>
            <li>
              <b>Your order is late.</b> Call <ShopPhone /> or write to <ShopEmail />. We find out where it is and tell
              you, on the same day if we can.
            </li>
            <li>
              <b>Your order was lost or came back to us.</b> You choose: we send it again free of charge, or refund you.
            </li>
            <li>
              <b>Something is damaged or missing.</b> Tell us within 7 days, with a photo if you can. See the{' '}
              <Link to={paths.returnPolicy()}>Return & Refund Policy</Link>.
            </li>
          </ul>
          <p>
            {unbroken(
              'If we could not deliver your order, we refund you the way you paid. The money reaches you within 5-7 business days.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'address',
      heading: 'Wrong address',
      body: (
        <p>
          Call us before the order is packed and we will change the address. Once it is on its way, we try but cannot
          promise. If nobody receives the parcel, it comes back to us and we call you.
        </p>
      ),
    },
  ],
});
