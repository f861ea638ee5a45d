import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GraphAnswers } from '../testing/mockGraph';
import { renderApp } from '../testing/renderApp';

async function openForm(subscribeToNewsletter?: GraphAnswers[string]) {
  const app = await renderApp('/nowhere', { graph: subscribeToNewsletter ? { subscribeToNewsletter } : {} });
  const form = within(within(screen.getByRole('contentinfo')).getByRole('form', { name: 'Our newsletter' }));
  return { ...app, form, box: form.getByRole('textbox'), send: form.getByRole('button', { name: 'Subscribe' }) };
}

describe('the newsletter', () => {
  it('leaves the address with the graph and says what the graph says', async () => {
    const { box, send, user, calls } = await openForm(() => ({
      subscribeToNewsletter: { ok: true, message: 'You are on the list', userErrors: [] },
    }));

    await user.type(box, 'asha@example.com');
    await user.click(send);

    expect((await screen.findByText('You are on the list')).closest('[role=status]')).toBeTruthy();
    expect(calls.at(-1)).toEqual({
      operationName: 'subscribeToNewsletter',
      variables: { email: 'asha@example.com' },
    });
    expect(box).toHaveProperty('value', '');
  });

  it('leads to the page that takes an address off the list', async () => {
    const { form } = await openForm();

    expect(form.getByRole('link', { name: 'Leave the list' }).getAttribute('href')).toBe('/mails/newsletter');
  });

  it('asks nobody about what is no address', async () => {
    const { form, box, send, user, calls } = await openForm();

    await user.type(box, 'asha');
    await user.click(send);

    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(box);
    expect(form.getByText(/.+/, { selector: 'p' })).toBeTruthy();
    expect(calls.some(({ operationName }) => operationName === 'subscribeToNewsletter')).toBe(false);
  });

  it('keeps the address when the graph refuses it, and says why', async () => {
    const refusal = { code: 'BAD_USER_INPUT', message: 'This is not an email address', field: 'email' };
    const { form, box, send, user } = await openForm(() => ({
      subscribeToNewsletter: { ok: false, userErrors: [refusal] },
    }));

    await user.type(box, 'asha@example');
    await user.click(send);

    expect(await form.findByText('This is not an email address')).toBeTruthy();
    expect(box).toHaveProperty('value', 'asha@example');
  });

  it('says nothing untrue when the graph cannot be reached', async () => {
    const { form, box, send, user } = await openForm();

    await user.type(box, 'asha@example.com');
    await user.click(send);

    expect(await form.findByText(/could not reach the shop/)).toBeTruthy();
  });
});
