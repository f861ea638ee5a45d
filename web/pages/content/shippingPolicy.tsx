import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Note } from './Article';
import type { Policy } from './policy';
import { ShopEmail, ShopPhone } from './ShopFacts';
import { TermsToday } from './TermsToday';
import { unbroken } from './unbroken';

/** The shipping policy, with the figures of the specification. @see spec §9 */
export const shippingPolicy: Policy = {
  title: 'Shipping Policy',
  description:
    'Free standard delivery above ₹1,000, ₹50 below, express from ₹150, cash on delivery ₹30. Standard delivery takes 5-7 business days, express 2-3.',
  path: paths.shippingPolicy(),
  intro: 'What delivery costs, how long it takes, and what we do when something goes wrong on the way.',
  figures: [
    { figure: 'Free', label: 'Standard delivery above ₹1,000' },
    { figure: '₹50', label: 'Standard delivery below that' },
    { figure: 'From ₹150', label: 'Express delivery' },
    { figure: '5-7 days', label: 'Standard, in business days' },
    { figure: '2-3 days', label: 'Express, in business days' },
  ],
  sections: [
    {
      id: 'where',
      heading: 'Where we deliver',
      body: (
        <>
          <p>
            We deliver to homes, shops and offices across India. Some goods are sold in certain places only: choose your
            location at the top of any page, and the shelves show what is sold there.
          </p>
          <p>
            Somebody should be at the door to take the parcel. A neighbour, a guard or a front desk will do; tell us in
            the second line of the address.
          </p>
        </>
      ),
    },
    {
      id: 'charges',
      heading: 'What it costs',
      body: (
        <>
          <p>The charge depends on the value of the goods and on how soon you need them.</p>
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
              <tr>
                <th scope="row">Express</th>
                <td>By weight and distance</td>
                <td>From ₹150</td>
              </tr>
              <tr>
                <th scope="row">Cash on delivery</th>
                <td>Added where it is offered</td>
                <td>₹30</td>
              </tr>
            </tbody>
          </table>
          <Note>
            <TermsToday /> The cart has the last word. It shows what delivery costs before you pay, and nothing is added
            after that. When the cart says that shipping is free, it is free.
          </Note>
        </>
      ),
    },
    {
      id: 'times',
      heading: 'How long it takes',
      body: (
        <>
          <ul>
            <li>
              <b>Standard delivery:</b> 5-7 business days.
            </li>
            <li>
              <b>Express delivery:</b> 2-3 business days.
            </li>
          </ul>
          <p>
            Those are the longest times. Give your PIN code beside any product, and the product, the cart, the checkout
            and your order all name the same day; fresh goods come today or tomorrow where we bring them.
          </p>
          <p>
            Business days are Monday to Saturday, without public holidays. We count from the day after your payment was
            confirmed. Hill districts, islands and weeks of heavy rain can take longer; when we know, we call.
          </p>
        </>
      ),
    },
    {
      id: 'packing',
      heading: 'How we pack',
      body: (
        <p>
          Heavy things go to the bottom, glass gets paper around it, and what leaks stands upright in a bag of its own.
          Food and cleaning goods never share a box. We use card and paper where they will do.
        </p>
      ),
    },
    {
      id: 'following',
      heading: 'Following your order',
      body: (
        <p>
          Every order stands under <Link to={paths.orders()}>Orders</Link> with its number, its goods and its status.
          Have the number at hand when you call; it is the quickest way for us to find the parcel.
        </p>
      ),
    },
    {
      id: 'trouble',
      heading: 'When something goes wrong',
      body: (
        <>
          <ul>
            <li>
              <b>It is late.</b> If the days above have passed, call <ShopPhone /> or write to <ShopEmail />. We find
              out where it is and tell you, the same day if we can.
            </li>
            <li>
              <b>It was lost, or came back to us.</b> You choose: we send it again at no charge, or you get your money
              back.
            </li>
            <li>
              <b>It arrived damaged, or something is missing.</b> Tell us within 7 days, with a photo if you can. The{' '}
              <Link to={paths.returnPolicy()}>Return & Refund Policy</Link> says what happens then.
            </li>
          </ul>
          <p>
            {unbroken(
              'Money for an order that could not be delivered goes back the way it came, and reaches you within 5-7 business days.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'address',
      heading: 'A wrong address',
      body: (
        <p>
          It happens. Call us before the parcel is packed and we change it. Once it is on its way we try, but cannot
          promise; a parcel that nobody takes comes back to us, and we ring you before we do anything else.
        </p>
      ),
    },
  ],
};
