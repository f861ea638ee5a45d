import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { ShopEmail, ShopPhone } from '../ShopFacts';
import type { Policy } from './policy';
import { StoredInBrowser, type StoredWords } from './StoredInBrowser';

const STORED_WORDS: StoredWords = {
  session: { what: 'That you are signed in', until: 'Until you sign out, and for a day at most.' },
  language: { what: 'Your language, as a cookie', until: 'For a year.' },
  place: { what: 'The location that you chose', until: 'Until you choose another one.' },
  colours: { what: 'Light or dark colours, once you chose', until: 'Until you choose otherwise.' },
  searches: { what: 'What you searched for, to offer it again', until: 'The last few, until you clear them.' },
  choices: {
    what: 'What you chose before you signed in or without a connection, and what became of it',
    until: 'Until it is in your cart, for 30 days at most.',
  },
  tab: { what: 'The address that you type at checkout, and how far you scrolled', until: 'Until you close the tab.' },
  pages: {
    what: 'Parts of the pages, so that they open quickly and without a connection',
    until: 'Until we change them.',
  },
};

/**
 * The privacy policy: what is kept, by whom, and for how long. Its Hindi is in
 * `hindi/privacyPolicy.tsx`.
 */
export const privacyPolicy: Policy = {
  title: 'Privacy Policy',
  description: 'What the shop knows about you, why, who else sees it, how long we keep it, and how to have it deleted.',
  path: paths.privacy(),
  intro: 'We keep only what we need to deliver your order. This page tells you what that is. We do not track you.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: (
        <ul>
          <li>You can browse the whole shop without an account.</li>
          <li>To place an order, we need your name, address, phone number and e-mail.</li>
          <li>We never see your card number or UPI PIN.</li>
          <li>We show no advertisements, use no trackers, and do not sell or rent your data.</li>
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
              Your name, e-mail, phone number and profile picture, so that you can sign in and we can reach you. Your
              password is stored in such a way that nobody can read it, not even us.
            </dd>
          </div>
          <div>
            <dt>Your cart and My List</dt>
            <dd>What you added, so that you find it again on any device.</dd>
          </div>
          <div>
            <dt>What is searched for</dt>
            <dd>
              Which words are searched for, and what is opened and bought after that, so that the next search finds
              better. We count this by the day, without your name or account: nothing shows who searched.
            </dd>
          </div>
          <div>
            <dt>Your orders</dt>
            <dd>
              What you bought, what you paid, the delivery address, the payment number and the language of your mails.
              We need them for delivery, for refunds, and because tax law requires it.
            </dd>
          </div>
          <div>
            <dt>Your reviews</dt>
            <dd>Stars, text, date and your name. Everybody can read them.</dd>
          </div>
          <div>
            <dt>Your e-mail, if you subscribe to the newsletter</dt>
            <dd>We use it for the newsletter only.</dd>
          </div>
          <div>
            <dt>Our server log</dt>
            <dd>Which pages were opened and when, so that we can find faults and stop people who guess passwords.</dd>
          </div>
        </dl>
      ),
    },
    {
      id: 'your-browser',
      heading: 'What is stored in your browser',
      body: (
        <>
          <p>
            Only what the shop needs to work for you. There is one cookie, for the language; nothing is stored for
            advertising or by anybody else, which is why you are not asked to agree to cookies.
          </p>
          <StoredInBrowser words={STORED_WORDS} />
          <p>
            Signing out removes your account from the browser. To remove the rest, clear the site data in your browser
            settings.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      heading: 'Who else sees your data',
      body: (
        <ul>
          <li>
            <b>The delivery person</b> sees your name, address and phone number.
          </li>
          <li>
            <b>The payment company</b> takes your card, UPI or bank details in its own window and tells us whether you
            have paid. It gets your name, e-mail and phone number, so that you do not have to type them again. It keeps
            a card only where you tick that, until you withdraw it in My Account.
          </li>
          <li>
            <b>Google</b>, only if you sign in with it, gives us your name, e-mail and picture. We do not tell Google
            what you buy.
          </li>
          <li>
            <b>Courts and authorities</b>, only where the law requires it.
          </li>
        </ul>
      ),
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: (
        <p>
          Your account, cart and list: until you delete them. Orders and bills: as long as tax law requires. Your
          newsletter address: until you leave the list at the foot of any page.
        </p>
      ),
    },
    {
      id: 'your-say',
      heading: 'Your rights',
      body: (
        <>
          <p>
            You can change your name, phone number and picture, download all your data, and delete your account, under{' '}
            <Link to={paths.myAccount()}>My Account</Link>. For anything else, write to <ShopEmail /> from the e-mail
            address of your account. We will:
          </p>
          <ul>
            <li>tell you everything that we know about you;</li>
            <li>correct what is wrong;</li>
            <li>delete everything that the law does not require us to keep;</li>
            <li>remove you from the newsletter.</li>
          </ul>
          <p>
            We reply within a week. If you are not satisfied with the reply, call <ShopPhone /> and ask for the manager.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      heading: 'Children',
      body: <p>You must be 18 or older to have an account. If a child has made one, tell us and we will delete it.</p>,
    },
    {
      id: 'contact-form',
      heading: 'The contact form',
      body: (
        <p>
          The form on the <Link to={paths.contact()}>Contact Us</Link> page stores nothing and sends nothing. It opens
          your message in your own e-mail app, and you send it from there.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      body: (
        <p>
          If we start to keep something new, or use it for something new, we will write it here first. If you have an
          account, we will also e-mail you about important changes.
        </p>
      ),
    },
  ],
};
