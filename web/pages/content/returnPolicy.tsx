import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Note } from './Article';
import type { Policy } from './policy';
import { ShopEmail, ShopPhone } from './ShopFacts';
import { unbroken } from './unbroken';

/** The return and refund policy, with the figures of the specification. @see spec §9 */
export const returnPolicy: Policy = {
  title: 'Return & Refund Policy',
  description:
    'Return or replace what you bought within 7 days of delivery. Refunds reach you in 7-10 business days, the way you paid.',
  path: paths.returnPolicy(),
  intro: 'If it is not right, it goes back. Here is what can be returned, how, and when you have your money.',
  figures: [
    { figure: '7 days', label: 'To return or replace, from delivery' },
    { figure: '7-10 days', label: 'For the refund, in business days' },
    { figure: 'Same way', label: 'The money goes back as it came' },
  ],
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: (
        <p>
          You have 7 days from delivery to ask for a return or a replacement. If the mistake is ours (broken, spoilt,
          wrong or missing), you need no reason and no box. If you have simply changed your mind, send it back unused
          and as it came.
        </p>
      ),
    },
    {
      id: 'what',
      heading: 'What can go back',
      body: (
        <>
          <ul>
            <li>
              <b>Anything that arrived broken, spoilt, past its date or not as described,</b> food included.
            </li>
            <li>
              <b>Anything you did not order.</b>
            </li>
            <li>
              <b>Clothes and shoes</b> that do not fit: not worn, not washed, with their tags.
            </li>
            <li>
              <b>Electronics and things for the house</b> that you have not used, with box, bill and all parts.
            </li>
          </ul>
          <h3>What cannot, unless it arrived faulty</h3>
          <ul>
            <li>Fresh food, milk, bread, and packed food that has been opened.</li>
            <li>Soaps, creams, toothbrushes and the like once the seal is broken, for reasons of hygiene.</li>
            <li>Underwear and socks.</li>
            <li>Anything that has been used, washed or mended.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'how',
      heading: 'How to send something back',
      body: (
        <>
          <ol>
            <li>
              Within 7 days of delivery, open the order under <Link to={paths.orders()}>Orders</Link> and press ‘Return
              something’. Choose what goes back, and say what is wrong.
            </li>
            <li>
              Or call <ShopPhone /> or write to <ShopEmail />, with the number of the order. Say whether you would like
              it replaced or your money back. A photo helps.
            </li>
            <li>Keep the goods as they are, in their own packing if you have it.</li>
            <li>We send somebody to fetch them, and look at them when they are with us.</li>
          </ol>
          <p>
            When the mistake is ours, fetching costs you nothing. Spoilt food need not travel: a photo is enough, and
            you may throw it away.
          </p>
        </>
      ),
    },
    {
      id: 'replacement',
      heading: 'Replacements',
      body: (
        <p>
          A replacement is yours for the asking within the same 7 days, as long as we have the thing in stock. It
          travels as a standard delivery and costs nothing. If it has sold out, you get your money back instead.
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
              'We start the refund on the day we have looked at what you sent. The money is with you 7-10 business days later; most of that is the banks’ time, not ours.',
            )}
          </p>
          <ul>
            <li>It goes back the way it came: to the same card, UPI address or bank account.</li>
            <li>What was paid in cash goes to a bank account that you name.</li>
            <li>A delivery charge is refunded too when the whole order goes back for a mistake of ours.</li>
          </ul>
          <Note>
            If a payment went through and no order came of it, because the last piece was sold a moment before, you need
            not do anything. The whole amount goes back by itself.
          </Note>
        </>
      ),
    },
    {
      id: 'cancelling',
      heading: 'Changing your mind before it leaves',
      body: (
        <p>
          As long as the parcel has not been packed, open the order under <Link to={paths.orders()}>Orders</Link> and
          press ‘Cancel this order’: all the money goes back. You can also call us. After that, take the parcel and
          return it as above, or refuse it at the door.
        </p>
      ),
    },
  ],
};
