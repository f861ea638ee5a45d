import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Note } from '../../../ui/layout/Prose';
import { ShopEmail, ShopPhone } from '../ShopFacts';
import { unbroken } from '../unbroken';
import type { Offered, Policy } from './policy';

/**
 * The return and refund policy, with the figures of the specification. Its Hindi is in
 * `hindi/returnPolicy.tsx`.
 *
 * @see spec §9
 */
export const returnPolicy = ({ cashFee }: Offered): Policy => ({
  title: 'Return & Refund Policy',
  description:
    'Return or replace what you bought within 7 days of delivery. Refunds reach you in 7-10 business days, the way you paid.',
  path: paths.returnPolicy(),
  intro: 'What you can return, how to return it, and when you get your money back.',
  figures: [
    { figure: '7 days', label: 'To return or replace, from delivery' },
    { figure: '7-10 days', label: 'For the refund, in business days' },
    { figure: 'Same way', label: 'You are refunded the way you paid' },
  ],
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: (
        <p>
          You have 7 days from delivery to ask for a return or a replacement. If it is our mistake (broken, spoilt,
          wrong or missing), we take it back in any case. If you have changed your mind, return it unused and in its
          original packing.
        </p>
      ),
    },
    {
      id: 'what',
      heading: 'What you can return',
      body: (
        <>
          <ul>
            <li>
              <b>Anything that arrived broken, spoilt, past its date or not as described,</b> including food.
            </li>
            <li>
              <b>Anything you did not order.</b>
            </li>
            <li>
              <b>Clothes and shoes</b> that do not fit: not worn, not washed, with their tags.
            </li>
            <li>
              <b>Electronics and household items</b> that you have not used, with box, bill and all parts.
            </li>
          </ul>
          <h3>What you cannot return, unless it arrived faulty</h3>
          <ul>
            <li>Fresh food, milk, bread, and opened packs of food.</li>
            <li>Soaps, creams, toothbrushes and similar items once the seal is broken, for hygiene.</li>
            <li>Underwear and socks.</li>
            <li>Anything that has been used, washed or repaired.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'how',
      heading: 'How to return',
      body: (
        <>
          <ol>
            <li>
              Within 7 days of delivery, go to <Link to={paths.orders()}>Orders</Link>, open the order, press ‘Return
              items’, choose the items and tell us what is wrong.
            </li>
            <li>
              Or call <ShopPhone /> or write to <ShopEmail /> with your order number. Tell us whether you want a
              replacement or a refund. A photo helps.
            </li>
            <li>Keep the items as they are, in their own packing if you have it.</li>
            <li>We collect them from your address and check them.</li>
          </ol>
          <p>
            If it is our mistake, collection is free. You do not have to send back spoilt food: send us a photo and
            throw it away.
          </p>
        </>
      ),
    },
    {
      id: 'replacement',
      heading: 'Replacements',
      body: (
        <p>
          You can ask for a replacement within the same 7 days. If the item is in stock, we send it by standard
          delivery, free of charge. If it is sold out, we refund you.
        </p>
      ),
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      body: (
        <>
          <p>
            {unbroken(
              'We start the refund on the day we check the returned items. The money is in your account 7-10 business days later; banks need most of that time.',
            )}
          </p>
          <ul>
            <li>We refund you the way you paid: to the same card, UPI ID or bank account.</li>
            {cashFee !== null && <li>If you paid in cash, we refund to a bank account of your choice.</li>}
            <li>If you return the whole order because of our mistake, we also refund the delivery charge.</li>
          </ul>
          <Note>
            If you have paid but the last piece was sold just before, you do not have to do anything. We refund the
            whole amount automatically.
          </Note>
        </>
      ),
    },
    {
      id: 'cancelling',
      heading: 'Cancelling an order',
      body: (
        <p>
          Until the order is packed, go to <Link to={paths.orders()}>Orders</Link>, open it and press ‘Cancel this
          order’. We refund the full amount. You can also call us. After that, return the items as described above, or
          refuse the parcel at the door.
        </p>
      ),
    },
  ],
});
