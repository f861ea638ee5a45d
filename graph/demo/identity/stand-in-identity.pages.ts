import { windowPage } from '../../accounts/openid/social-sign-in.pages.js';
import { type Html, html } from '../../rest/html.js';

/**
 * Who can be chosen without typing: a person who has an account in a demo shop, and one who
 * has none.
 */
const DEMO_PERSONS = [
  { name: 'Asha Shopper', email: 'shopper@example.com', about: 'has an account, whose password ends by this' },
  { name: 'Meera Nair', email: 'meera.nair@example.com', about: 'is new to the shop' },
];

/**
 * The sign-in page of the stand-in: a demo person, or a name and an e-mail.
 *
 * @param complaint what was missing in what was sent before
 */
export function choicePage(complaint: string | null = null): Html {
  return windowPage({
    title: 'Choose an account',
    body: html`
<p class="note">A stand-in for Google on this machine. It asks for no password, and nothing leaves the shop.</p>
<h1>Choose an account</h1>
<p class="soft">to go on to Jhola</p>
<form method="post">
  <ul>
    ${DEMO_PERSONS.map(
      ({ name, email, about }) => html`<li>
      <button name="person" value="${email}|${name}">
        <span class="initial" aria-hidden="true">${name[0]}</span>
        <span><strong>${name}</strong><span class="soft">${email}, ${about}</span></span>
      </button>
    </li>`,
    )}
  </ul>
</form>
<form method="post" aria-labelledby="another" novalidate>
  <h2 id="another">Use another account</h2>
  <p role="alert" class="complaint">${complaint}</p>
  <label>Name <input name="name" autocomplete="name" maxlength="200"></label>
  <label>Email <input name="email" type="email" autocomplete="email" maxlength="254"></label>
  <label class="check"><input type="checkbox" name="unverified" value="yes"> This e-mail is not verified</label>
  <div class="pair">
    <button name="action" value="continue" class="solid">Continue</button>
    <button name="action" value="cancel" class="plain">Cancel</button>
  </div>
</form>`,
  });
}

/** What the stand-in says of a request that it cannot answer. */
export function providerErrorPage(message: string): Html {
  return windowPage({
    title: 'Sign-in failed',
    body: html`<h1>That did not work</h1><p role="status">${message}</p><p class="soft">Close this window and try again from the shop.</p>`,
  });
}
