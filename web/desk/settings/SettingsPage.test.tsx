import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';
import { asMarkdown } from './readAsMarkdown';

const shop = {
  ...{ name: 'Jhola', description: 'Everyday goods.', address: '27 Haat Road, Bengaluru', phone: '1800 000 5642' },
  ...{ email: 'help@jhola.example', hours: '10:00 to 18:00', supportHours: '9 AM to 7 PM' },
};

describe('the settings', () => {
  it('show how the shop will read while it is typed, and save all of it', async () => {
    const { user, calls } = await renderDesk('/desk/settings', {
      graph: { DeskSettings: () => ({ shop }), deskUpdateShopSettings: () => ({ updateShopSettings: { shop } }) },
    });
    const name = await screen.findByRole('textbox', { name: 'Name of the shop' });

    await user.clear(name);
    await user.type(name, 'Thaili');
    const preview = within(screen.getByRole('region', { name: 'How it will look' }));
    expect(preview.getByText('Contact Us | Thaili')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const saved = calls.find(({ operationName }) => operationName === 'deskUpdateShopSettings');
    expect(saved?.variables.input).toMatchObject({ ...shop, name: 'Thaili', gstin: '' });
  });

  it('say at its box what is wrong', async () => {
    const refusal = { code: 'BAD_USER_INPUT', field: 'gstin', message: 'Enter a GSTIN such as 29ABCDE1234F1Z5.' };
    const { user } = await renderDesk('/desk/settings', {
      graph: {
        DeskSettings: () => ({ shop }),
        deskUpdateShopSettings: () => ({ updateShopSettings: { shop: null, userErrors: [refusal] } }),
      },
    });

    await user.type(await screen.findByRole('textbox', { name: 'GSTIN' }), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect((await screen.findByRole('textbox', { name: 'GSTIN' })).getAttribute('aria-invalid')).toBe('true');
  });

  it('are for no packer', async () => {
    await renderDesk('/desk/settings', { role: 'PACKER' });

    expect(await screen.findByRole('heading', { name: 'This page is not for your role' })).toBeTruthy();
  });
});

describe('the delivery settings', () => {
  const ofDelivery = (facts: object) => ({
    DeskDelivery: () => ({ deliveryTerms: { fee: 50, freeFrom: 1000 }, ...facts }),
  });

  it('let cash be taken at the door within limits, and switch it off again', async () => {
    const { user, calls } = await renderDesk('/desk/settings/delivery', {
      graph: {
        ...ofDelivery({ cashTerms: { fee: 30, most: 5000, mostOpen: 2 } }),
        deskSetCashTerms: () => ({ setCashTerms: { cashTerms: null } }),
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Cash on delivery' }));
    const sent = () => calls.findLast(({ operationName }) => operationName === 'deskSetCashTerms')?.variables.input;

    await user.clear(form.getByRole('textbox', { name: 'Fee for cash in rupees' }));
    await user.type(form.getByRole('textbox', { name: 'Fee for cash in rupees' }), '45');
    expect(form.getByText(/will offer it for ₹45.00, up to ₹5,000.00/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Save cash on delivery' }));
    expect(sent()).toEqual({ fee: 45, most: 5000, mostOpen: 2 });

    await user.click(form.getByRole('checkbox', { name: 'Orders can be paid for on delivery' }));
    await user.click(form.getByRole('button', { name: 'Save cash on delivery' }));
    expect(sent()).toBeNull();
  });

  it('offer express for a fee, once it is switched on', async () => {
    const { user, calls } = await renderDesk('/desk/settings/delivery', {
      graph: {
        ...ofDelivery({ cashTerms: null }),
        deskSetExpressFee: () => ({ setExpressFee: { deliveryTerms: { expressFee: 120 } } }),
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Express delivery' }));

    expect(form.queryByRole('textbox')).toBeNull();
    await user.click(form.getByRole('checkbox', { name: 'Orders can come by express' }));
    const fee = form.getByRole('textbox', { name: 'Fee for express in rupees' });
    await user.clear(fee);
    await user.type(fee, '120');
    await user.click(form.getByRole('button', { name: 'Save express' }));

    expect(calls.find(({ operationName }) => operationName === 'deskSetExpressFee')?.variables).toEqual({ fee: 120 });
  });

  it('say in words what an amount of 1,000 will do, as it is saved', async () => {
    const { user, calls } = await renderDesk('/desk/settings/delivery', {
      graph: {
        ...ofDelivery({ cashTerms: { fee: 30, most: 5000, mostOpen: 2 } }),
        deskSetDeliveryTerms: () => ({ setDeliveryTerms: { userErrors: [] } }),
        deskSetCashTerms: () => ({ setCashTerms: { userErrors: [] } }),
        deskSetExpressFee: () => ({ setExpressFee: { userErrors: [] } }),
      },
    });
    const retype = async (form: string, box: string) => {
      const at = within(await screen.findByRole('form', { name: form }));
      await user.clear(at.getByRole('textbox', { name: box }));
      await user.type(at.getByRole('textbox', { name: box }), '1,000');
      return at;
    };

    const charges = await retype('What delivery costs', 'Fee in rupees');
    await user.click(screen.getByRole('checkbox', { name: 'Orders can come by express' }));
    const express = await retype('Express delivery', 'Fee for express in rupees');
    const cash = await retype('Cash on delivery', 'Fee for cash in rupees');
    await user.click(charges.getByRole('button', { name: 'Save the charges' }));

    expect(charges.getByText(/delivery costs ₹1,000.00/)).toBeTruthy();
    expect(express.getByText(/costs ₹1,000.00 instead/)).toBeTruthy();
    expect(cash.getByText(/offer it for ₹1,000.00/)).toBeTruthy();
    const sent = calls.find(({ operationName }) => operationName === 'deskSetDeliveryTerms');
    expect(sent?.variables).toMatchObject({ fee: 1000 });
  });

  it.each([
    ['-5', 'no amount is less than nothing'],
    ['10000001', 'no amount is more than a crore'],
    ['fifty', 'no amount is a word'],
  ])('refuse a charge of %s at its box: %s', async (typed) => {
    const { user, calls } = await renderDesk('/desk/settings/delivery', {
      graph: ofDelivery({ cashTerms: { fee: 30, most: 5000, mostOpen: 2 } }),
    });
    const retype = async (form: string, box: string, button: string) => {
      const at = within(await screen.findByRole('form', { name: form }));
      await user.clear(at.getByRole('textbox', { name: box }));
      await user.type(at.getByRole('textbox', { name: box }), typed);
      await user.click(at.getByRole('button', { name: button }));
    };

    await retype('What delivery costs', 'Fee in rupees', 'Save the charges');
    await retype('Cash on delivery', 'Fee for cash in rupees', 'Save cash on delivery');

    expect(screen.getByText('Enter amounts in rupees, such as 50.')).toBeTruthy();
    expect(screen.getByText('Enter numbers, such as 30.')).toBeTruthy();
    expect(calls.some(({ operationName }) => /^deskSet/.test(operationName))).toBe(false);
  });

  it('open a zone with its PIN codes, days and times', async () => {
    const { user, calls } = await renderDesk('/desk/settings/delivery', {
      graph: {
        DeskDelivery: () => ({ deliveryTerms: { fee: 50, freeFrom: 1000 } }),
        deskSaveDeliveryZone: () => ({ saveDeliveryZone: { deliveryZone: { id: 'z' } } }),
      },
    });

    await screen.findByText('delivery costs ₹50.00 and is free from ₹1,000.00', { exact: false });
    await user.click(screen.getByRole('button', { name: 'Add a zone' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Mysuru');
    await user.type(form.getByRole('textbox', { name: 'PIN code prefixes' }), '570, 571');
    await user.type(form.getByRole('textbox', { name: 'Days until other items arrive' }), '2');
    await user.click(form.getByRole('checkbox', { name: 'Sat' }));
    await user.click(form.getByRole('button', { name: 'Save' }));

    const saved = calls.find(({ operationName }) => operationName === 'deskSaveDeliveryZone');
    expect(saved?.variables.input).toEqual({
      ...{ id: null, name: 'Mysuru', pinPrefixes: ['570', '571'], freshDays: null, generalDays: 2 },
      ...{ expressDays: null, takesCash: true },
      ...{ cutoff: '17:00', weekdays: [1, 2, 3, 4, 5], slots: [] },
    });
  });
});

describe('the pages to read', () => {
  it('show a preview of what is typed, and put the original back', async () => {
    const { user, calls } = await renderDesk('/desk/settings/texts?page=RETURNS', {
      graph: {
        DeskText: () => ({ shopTextSource: '## Ten days' }),
        DeskTextPreview: () => ({ shopTextPreview: [{ id: 'part-1', heading: 'Ten days', html: '<p>All of it</p>' }] }),
        deskSetShopText: () => ({ setShopText: { message: 'Done.' } }),
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('heading', { name: 'Ten days' })).toBeTruthy();
    expect(screen.getByText('All of it')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore the original' }));

    expect(calls.find(({ operationName }) => operationName === 'deskSetShopText')?.variables).toEqual({
      page: 'RETURNS',
      body: null,
      inHindi: false,
    });
  });

  it('are written in Hindi beside the English', async () => {
    const { user, calls } = await renderDesk('/desk/settings/texts?page=RETURNS', {
      graph: {
        DeskText: ({ inHindi }) => ({ shopTextSource: inHindi ? null : '## Ten days' }),
        deskSetShopText: () => ({ setShopText: { message: 'Done.' } }),
      },
    });

    await user.click(await screen.findByRole('link', { name: 'Hindi' }));
    await user.type(await screen.findByRole('textbox', { name: /^The text in Hindi/ }), 'दस दिन');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(calls.find(({ operationName }) => operationName === 'deskSetShopText')?.variables).toEqual({
      page: 'RETURNS',
      body: 'दस दिन',
      inHindi: true,
    });
  });

  it('begin with the text of the page, with places for what the settings say', () => {
    const page = document.createElement('section');
    page.innerHTML = `<h2>In short</h2><p>You have <b>7 days</b>. Call <a href="tel:1">1</a>.</p>
      <ol><li>Open <a href="/orders">Orders</a></li><li>Press it</li></ol>
      <table><thead><tr><th>Delivery</th><th>Charge</th></tr></thead><tbody><tr><td>Standard</td><td>₹50</td></tr></tbody></table>`;

    expect(asMarkdown([page])).toBe(
      [
        '## In short',
        'You have **7 days**. Call {phone}.',
        '1. Open [Orders](/orders)\n2. Press it',
        '| Delivery | Charge |\n| --- | --- |\n| Standard | ₹50 |',
      ].join('\n\n'),
    );
  });
});
