import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../../testing/renderDesk';

const line = (text: string, hindi?: string) => ({
  text,
  translations: hindi ? [{ language: 'HI', text: hindi }] : [],
});
const shopAppearance = {
  ...{ light: null, dark: null, headingFont: 'FIGTREE', bodyFont: 'FIGTREE', homeSections: ['SLIDES', 'OFFERS'] },
  tagline: line('Everyday goods', 'रोज़ का सामान'),
  promises: [line('Best prices', 'सबसे अच्छे दाम'), line('Easy returns', 'आसान वापसी')],
  footerLinks: [{ label: line('Our mill'), url: '/about' }],
  ...{ logo: null, iconUrl: null, pagePicture: null },
  numberPrefixes: { order: 'JH', invoice: 'JH', creditNote: 'JC' },
};
const look = (contrasts: object[] = []) => ({
  shopLook: { light: [], dark: [], contrasts, headingFamily: 'serif', bodyFamily: 'serif' },
});
const graph = {
  DeskAppearance: () => ({ shop: { name: 'Thaili' }, shopAppearance }),
  DeskShopLook: () => look(),
  deskUpdateAppearance: () => ({ updateShopAppearance: { appearance: { homeSections: [] }, userErrors: [] } }),
};

describe('the appearance of the shop', () => {
  it('is shown as it is typed, and saved whole, with each line in all of its languages', async () => {
    const { user, calls } = await renderDesk('/desk/settings/appearance', { graph });
    const tagline = await screen.findByRole('textbox', { name: 'Tagline' });

    await user.clear(tagline);
    await user.type(tagline, 'Tea since 1962');
    expect(
      within(screen.getByRole('region', { name: 'How it will look' })).getAllByText('Tea since 1962'),
    ).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const saved = calls.find(({ operationName }) => operationName === 'deskUpdateAppearance');
    expect(saved?.variables.input).toMatchObject({
      tagline: { text: 'Tea since 1962', translations: [{ language: 'HI', text: 'रोज़ का सामान' }, { language: 'MR' }] },
      promises: [
        { text: 'Best prices', translations: [{ text: 'सबसे अच्छे दाम' }, { text: '' }] },
        { text: 'Easy returns', translations: [{ text: 'आसान वापसी' }, { text: '' }] },
      ],
      footerLinks: [{ label: { text: 'Our mill' }, url: '/about' }],
    });
  });

  it('says at the colour what could not be read, while it is typed', async () => {
    const complaint = 'The accent on light pages has a contrast of 1.76 to their ground; it needs 4.5.';
    const contrasts = [{ field: 'light.accent', ratio: 1.76, complaint }];
    const { user } = await renderDesk('/desk/settings/appearance', {
      graph: { ...graph, DeskShopLook: () => look(contrasts) },
    });

    await user.click(await screen.findByRole('checkbox', { name: 'Custom colours on light pages' }));

    expect(await screen.findByText(complaint)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Buttons and links' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('says at its field what was refused', async () => {
    const refusal = { code: 'BAD_USER_INPUT', field: 'tagline', message: 'The line can have at most 80 characters.' };
    const { user } = await renderDesk('/desk/settings/appearance', {
      graph: {
        ...graph,
        deskUpdateAppearance: () => ({ updateShopAppearance: { appearance: null, userErrors: [refusal] } }),
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Save' }));

    await screen.findByText(refusal.message);
    const box = screen.getByRole('textbox', { name: 'Tagline' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('says what a number will read like, and at which letters it was refused', async () => {
    const message = 'Enter 1 to 3 letters from A to Z.';
    const refusal = { code: 'BAD_USER_INPUT', field: 'numberPrefixes.invoice', message };
    const { user, calls } = await renderDesk('/desk/settings/appearance', {
      graph: {
        ...graph,
        deskUpdateAppearance: () => ({ updateShopAppearance: { appearance: null, userErrors: [refusal] } }),
      },
    });
    const box = await screen.findByRole('textbox', { name: 'Orders' });

    await user.clear(box);
    await user.type(box, 'sp');
    expect(screen.getByText('Such as SP-100001')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(message)).toBeTruthy();
    const saved = calls.find(({ operationName }) => operationName === 'deskUpdateAppearance');
    expect(saved?.variables.input).toMatchObject({
      numberPrefixes: { order: 'SP', invoice: 'JH', creditNote: 'JC' },
    });
  });

  it('moves a part of the front page and takes a link away', async () => {
    const { user, calls } = await renderDesk('/desk/settings/appearance', { graph });

    await user.click(await screen.findByRole('button', { name: 'Remove Our mill' }));
    await user.click(screen.getByRole('button', { name: 'Move Slides down' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const saved = calls.find(({ operationName }) => operationName === 'deskUpdateAppearance');
    expect(saved?.variables.input).toMatchObject({ footerLinks: [], homeSections: ['OFFERS', 'SLIDES'] });
  });
});
