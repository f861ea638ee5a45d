import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import type { Policy } from './policy';
import { ShopEmail, ShopPhone } from './ShopFacts';

/** The privacy policy: what is kept, by whom, and for how long. */
export const privacyPolicy: Policy = {
  title: 'Privacy Policy',
  description:
    'What Jhola knows of its shoppers, why, who else sees it, how long it is kept, and how to have it removed.',
  path: paths.privacy(),
  intro:
    'We sell groceries, not people. We keep what it takes to bring you your order, we say so here, and we do not follow you about.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: (
        <ul>
          <li>You can look at everything in the shop without telling us who you are.</li>
          <li>To buy, we need a name, an address, a phone number and an e-mail.</li>
          <li>Card numbers and UPI PINs never reach us.</li>
          <li>There are no advertisements here and nobody’s trackers. We do not sell or rent what we know.</li>
        </ul>
      ),
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep, and why',
      body: (
        <dl>
          <div>
            <dt>Your account</dt>
            <dd>
              Name, e-mail, phone number and the picture beside your name, so that you can sign in and we can reach you.
              Of your password we keep a fingerprint that cannot be turned back into the password.
            </dd>
          </div>
          <div>
            <dt>Your cart and My List</dt>
            <dd>What you put there, so that it is still there on your next visit, on any device.</dd>
          </div>
          <div>
            <dt>Your orders</dt>
            <dd>
              What you bought, what it cost, where it went and the number of the payment: to deliver, to give refunds,
              and because the law on accounts asks for it.
            </dd>
          </div>
          <div>
            <dt>Your reviews</dt>
            <dd>The stars, the words, the date and your name. They are there for everybody to read.</dd>
          </div>
          <div>
            <dt>Your e-mail, if you subscribe to the newsletter</dt>
            <dd>To send the newsletter, and for nothing else.</dd>
          </div>
          <div>
            <dt>The log of our server</dt>
            <dd>
              Which pages were asked for and when, so that we can find faults and keep out those who try passwords.
            </dd>
          </div>
        </dl>
      ),
    },
    {
      id: 'your-browser',
      heading: 'What stays in your browser',
      body: (
        <>
          <p>
            The shop writes a few small notes into your own browser: that you are signed in and as whom, the location
            you chose, and whether you like the pages light or dark. While you check out, what you type into the address
            form is kept in that one tab, so that a reload does not lose it.
          </p>
          <p>
            Signing out removes what is about you. The browser’s own settings (“clear site data”) remove the rest. None
            of it is used for advertising.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      heading: 'Who else sees something',
      body: (
        <ul>
          <li>
            <b>Whoever brings the parcel</b> sees your name, address and phone number.
          </li>
          <li>
            <b>The payment company</b> takes your card, UPI or bank details in a window of its own. It tells us that you
            have paid, and how much. It sees your name, e-mail and phone number so that you need not type them twice.
          </li>
          <li>
            <b>Google</b>, only if you choose to sign in with it, tells us your name, e-mail and picture. It does not
            learn what you buy.
          </li>
          <li>
            <b>Courts and authorities</b>, where the law obliges us, and no further than it obliges us.
          </li>
        </ul>
      ),
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: (
        <p>
          Your account, cart and list as long as you want an account. Orders and their bills as long as tax law asks,
          then no more. A newsletter address until you say stop.
        </p>
      ),
    },
    {
      id: 'your-say',
      heading: 'What you can ask of us',
      body: (
        <>
          <p>
            You can see and correct your name, phone number and picture under{' '}
            <Link to={paths.myAccount()}>My Account</Link>. Beyond that, write to <ShopEmail /> from the address of your
            account, and we will:
          </p>
          <ul>
            <li>tell you everything we hold about you, in a form you can read;</li>
            <li>correct what is wrong;</li>
            <li>remove your account, and with it all that the law does not ask us to keep;</li>
            <li>take you off the newsletter.</li>
          </ul>
          <p>
            We answer within the week. If you are not content with the answer, call <ShopPhone /> and ask for whoever is
            in charge.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      heading: 'Children',
      body: <p>An account is for people of 18 and above. If a child has made one, tell us, and we remove it.</p>,
    },
    {
      id: 'contact-form',
      heading: 'The contact form',
      body: (
        <p>
          The form under <Link to={paths.contact()}>Contact Us</Link> keeps nothing and sends nothing. It helps you to
          write your message; sending it is up to you and your own e-mail.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'When this page changes',
      body: (
        <p>
          When we keep something new, or keep it for another reason, we write it here before we begin. What matters to
          people who have an account we also send to them by e-mail.
        </p>
      ),
    },
  ],
};
