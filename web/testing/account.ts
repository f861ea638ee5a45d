import { screen, within } from '@testing-library/react';
import type { GraphAnswers } from './mockGraph';
import { renderPage } from './renderPage';

const image = (id: string) => ({ id, url: ({ width }: { width: number }) => `/images/${id}-${width}.webp` });

/**
 * Opens My Account for Asha Rao over a made-up graph that keeps what is saved.
 *
 * @param more `path`, the address; `facts` that the account has other than those here; `graph`,
 *   answers beside the account's own; `render`, `renderApp` where the frame matters
 * @returns the page, `account` as the graph has it now, and `sent`, the calls of an operation
 */
export async function openAccount({
  path = '/my-account',
  facts = {} as object,
  graph = {} as GraphAnswers,
  render = renderPage,
} = {}) {
  const account = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9876543210',
    images: ['initials'],
    store: ['old'],
    needsProvider: false,
    sendsMail: true,
    pendingEmail: null as string | null,
    eraseAt: null as string | null,
    ...facts,
  };
  const user = () => ({
    ...account,
    id: 'user-1',
    isEmailConfirmed: false,
    images: account.images.map(image),
    uploadedImages: account.store.map(image),
  });
  const answers: GraphAnswers = {
    MyAccountPage: () => ({ me: user(), shop: { uploadUrl: '/graphql', sendsMail: account.sendsMail } }),
    AccountCredit: () => ({ me: { id: 'user-1', creditBalance: 0, credits: [] } }),
    WaysToSignIn: () => ({ me: { ...user(), confirmedPhone: null, passkeys: [] }, shop: { sendsTexts: false } }),
    MyConsents: () => ({ me: { id: 'user-1', email: account.email, consents: [] } }),
    ProductAlerts: () => ({ me: { id: 'user-1', productAlerts: [] } }),
    clearUploadedImages: () => {
      account.store = [];
      return { clearUploadedImages: {} };
    },
    uploadImages: ({ images }) => {
      account.store.unshift(...(images as File[]).map(({ name }) => name));
      return { uploadImages: {} };
    },
    UploadedImages: () => ({ me: user() }),
    updateProfile: ({ input }) => {
      Object.assign(account, input);
      return { updateProfile: { user: user(), message: 'user updated' } };
    },
  };
  const as = { name: 'Asha Rao', userId: 'user-1', image: '/images/initials.webp' };
  const app = await render(path, { graph: { ...answers, ...graph }, as });
  await screen.findByRole('tab', { name: 'Edit Profile' });
  const sent = (name: string) => app.calls.filter(({ operationName }) => operationName === name);
  return { ...app, account, answers, sent };
}

/** A refusal of the graph, of a field of its input. */
export const refusal = (message: string, field?: string) => ({
  userErrors: [{ __typename: 'InputError', message, field }],
});

/** The boxes and buttons of a form of the page. */
export const formOf = (name: string) => within(screen.getByRole('form', { name }));

/** What is said beside a box. */
export const wordsBeside = (box: HTMLElement) =>
  (box.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
