import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../testing/renderDesk';
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
    const preview = within(screen.getByRole('region', { name: 'How it will read' }));
    expect(preview.getByText('Contact Us | Thaili')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const saved = calls.find(({ operationName }) => operationName === 'deskUpdateShopSettings');
    expect(saved?.variables.input).toMatchObject({ ...shop, name: 'Thaili', gstin: '' });
  });

  it('say at its box what is wrong', async () => {
    const refusal = { code: 'BAD_USER_INPUT', field: 'gstin', message: 'Give a GSTIN such as 29ABCDE1234F1Z5.' };
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
  it('open a zone with its PIN codes, days and times', async () => {
    const { user, calls } = await renderDesk('/desk/settings/delivery', {
      graph: {
        DeskDelivery: () => ({ deliveryTerms: { fee: 50, freeFrom: 1000 } }),
        deskSaveDeliveryZone: () => ({ saveDeliveryZone: { deliveryZone: { id: 'z' } } }),
      },
    });

    await screen.findByText('delivery costs ₹50.00, and nothing from ₹1,000.00 on', { exact: false });
    await user.click(screen.getByRole('button', { name: 'Open a zone' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Mysuru');
    await user.type(form.getByRole('textbox', { name: 'How its PIN codes begin' }), '570, 571');
    await user.type(form.getByRole('textbox', { name: 'Days until all else comes' }), '2');
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
    await user.click(screen.getByRole('button', { name: 'Put the original back' }));

    expect(calls.find(({ operationName }) => operationName === 'deskSetShopText')?.variables).toEqual({
      page: 'RETURNS',
      body: null,
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
