import { bad, type Rows } from './row.js';
import { everybody } from './who.js';

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
};
