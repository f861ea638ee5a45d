import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPage } from '../../../testing/renderPage';
import { mailLink, mobileDigits } from './message';

const shop = { phone: '1800 000 5642', email: 'help@jhola.example', hours: '10:00 to 18:00, Monday to Saturday' };
const answer = () => ({ shop });
const graph = { Frame: answer, ShopFacts: answer, ContactPage: answer };

async function openForm() {
  const page = await renderPage('/contactus', { graph });
  await screen.findByRole('textbox', { name: 'Mobile' });
  return page;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Types a number a digit at a time: what is pasted takes the place of all that stands there. */
async function dial(user: UserEvent, digits: string): Promise<void> {
  await user.click(box('Mobile'));
  await user.keyboard(digits);
}
const consent = () => screen.getByRole<HTMLInputElement>('checkbox');
const submit = () => screen.getByRole('button', { name: 'Submit' });

describe('contact form', () => {
  it('takes ten digits as a mobile number, and nothing else', async () => {
    const { user } = await openForm();

    await dial(user, 'a98-765 43x21099');

    expect(box('Mobile').value).toBe('9876543210');
    expect(box('Mobile').maxLength).toBe(10);
    expect(box('Mobile').pattern).toBe('[0-9]{10}');
    expect(box('Mobile').required).toBe(true);
  });

  it('takes a number that was pasted with +91', async () => {
    const { user } = await openForm();

    await user.click(box('Mobile'));
    await user.paste('+91 98765 43210');

    expect(box('Mobile').value).toBe('9876543210');
  });

  it.each([
    ['no mobile number', '', true, 'Please enter your mobile number.'],
    ['too few digits', '98765', true, 'A mobile number has 10 digits.'],
    ['no consent', '9876543210', false, 'Please tick the box to agree.'],
  ])('is not cleared with %s, and says why', async (_case, mobile, agrees, words) => {
    const { user } = await openForm();
    await user.type(box('First name'), 'Asha');
    if (mobile) await dial(user, mobile);
    if (agrees) await user.click(consent());

    await user.click(submit());

    expect(within(screen.getByRole('alert')).getByText(words)).toBeTruthy();
    expect(box('First name').value).toBe('Asha');
    expect(document.activeElement).toBe(agrees ? box('Mobile') : consent());
  });

  it('wants an e-mail to look like one', async () => {
    const { user } = await openForm();
    await user.type(box('E-mail'), 'asha');
    await dial(user, '9876543210');
    await user.click(consent());

    await user.click(submit());

    expect(box('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box('E-mail'));
  });

  it('is cleared by Submit, asks the graph nothing, and says truly that nothing was sent', async () => {
    const { user, calls } = await openForm();
    await user.type(box('First name'), 'Asha');
    await user.type(box('Last name'), 'Rao');
    await user.type(box('E-mail'), 'asha@example.com');
    await dial(user, '9876543210');
    await user.type(box('Description'), 'Do you have jaggery?');
    await user.click(consent());
    const asked = calls.length;

    await user.click(submit());

    const boxes = ['First name', 'Last name', 'E-mail', 'Mobile', 'Description'].map((name) => box(name).value);
    expect([boxes, consent().checked]).toEqual([['', '', '', '', ''], false]);
    expect(calls).toHaveLength(asked);
    const answer = screen.getByText(/Nothing was sent from this page/).closest('[role=status]') as HTMLElement;
    expect(document.activeElement).toBe(answer);
    expect(within(answer).getByRole('link', { name: '1800 000 5642' })).toBeTruthy();
    expect(within(answer).getByRole('link', { name: 'help@jhola.example' })).toBeTruthy();
    const mail =
      within(answer).getByRole('link', { name: 'Open my message in my e-mail app' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain('Do you have jaggery?');
  });
});

describe('mobileDigits', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['9187654321', '9187654321'],
    ['abc', ''],
  ])('reads %s as %s', (written, digits) => {
    expect(mobileDigits(written)).toBe(digits);
  });
});

describe('mailLink', () => {
  it('carries whatever was written, and no more', () => {
    const message = { firstName: '', lastName: '', email: '', mobile: '9876543210', description: 'Rice & dal?' };

    expect(decodeURIComponent(mailLink('help@jhola.example', message))).toBe(
      'mailto:help@jhola.example?subject=A question&body=Rice & dal?\r\n\r\nMobile: 9876543210',
    );
  });
});
