import { Consent } from '../../consents/consent.entity.js';
import { bad, type Rows } from './row.js';
import { among } from './shows.js';
import { NOTICE, told } from './told.js';
import { everybody, signedIn } from './who.js';

const NONE = [
  'asha',
  'asha@example',
  'asha@example.com, ravi@example.com',
  'a\u0000@example.com',
  `${'a'.repeat(250)}@example.com`,
];

const WRONG_ADDRESSES = [
  bad('no address', { email: '' }, 'email', 'Please fill in your email'),
  ...NONE.map((email) => bad(JSON.stringify(email.slice(0, 40)), { email }, 'email', 'This is not an email address')),
];

/** The newsletter. */
export const NEWSLETTER: Rows = {
  SubscribeToNewsletter: {
    who: everybody,
    needs: async (scene) => void (await scene.clearAttempts()),
    shows: { ok: true },
    limits: WRONG_ADDRESSES,
  },
  UnsubscribeFromNewsletter: {
    who: everybody,
    needs: async (scene) => void (await scene.clearAttempts()),
    shows: { ok: true },
    limits: WRONG_ADDRESSES,
  },
  MyConsents: {
    who: everybody,
    needs: async (scene, { email }) => {
      const consent = { email, purpose: 'NEWSLETTER', isGiven: true, noticeVersion: '2026-11', language: 'en' };
      await scene.save(Consent, { ...consent, proof: 'a test' });
    },
    shows: { consents: among({ purpose: 'NEWSLETTER', isGiven: true, proof: 'a test' }) },
    rest: {
      ...{ call: 'GET /consents', who: signedIn, at: 'consents' },
      tells: [told('purpose isGiven noticeVersion language proof at')],
    },
  },
  WithdrawConsent: {
    who: signedIn,
    shows: { ok: true, message: 'This address gets no newsletter any more.' },
    rest: { call: 'DELETE /consents/:purpose', tells: NOTICE },
  },
};
