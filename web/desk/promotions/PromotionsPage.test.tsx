import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

const image = (alt: string) => ({ id: alt, alt, width: 1280, height: 480, url: '/a.webp', srcset: '/a.webp 1280w' });
const graph = {
  DeskSlides: () => ({
    allHomeSlides: [
      { id: 's1', isOn: true, images: [image('Mango days')], category: { id: 'fruit', name: 'Fruit' } },
      { id: 's2', isOn: false, images: [image('Dal weeks')] },
    ],
    categories: [{ id: 'fruit', name: 'Fruit', children: [{ id: 'mango', name: 'Mangoes' }] }],
    shop: { uploadUrl: '/graphql' },
  }),
  DeskBanners: () => ({ allBanners: [], categories: [] }),
  deskSaveSlide: () => ({ saveHomeSlide: { homeSlide: { id: 's1' } } }),
  deskSaveBanner: () => ({ saveBanner: { banner: { id: 'b1' } } }),
};
const inputs = (calls: { operationName?: string; variables: Record<string, unknown> }[], name: string) =>
  calls.filter(({ operationName }) => operationName === name).map(({ variables }) => variables.input);

describe('the promotions', () => {
  it('change their order and are switched on with a press each', async () => {
    const { user, calls } = await renderDesk('/desk/promotions', { graph });

    await user.click(await screen.findByRole('button', { name: 'Later: Mango days' }));
    await waitFor(() => expect(inputs(calls, 'deskSaveSlide')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    await waitFor(() => expect(inputs(calls, 'deskSaveSlide')).toHaveLength(2));

    expect(inputs(calls, 'deskSaveSlide')).toEqual([
      { id: 's1', headline: 'Mango days', position: 2 },
      { id: 's2', headline: 'Dal weeks', isOn: true },
    ]);
  });

  it('show the words over the picture while they are typed, and save when they begin in the time of India', async () => {
    const { user, calls } = await renderDesk('/desk/promotions', { graph });

    await user.click(await screen.findByRole('button', { name: 'Change Mango days' }));
    const form = within(await screen.findByRole('dialog'));
    await user.clear(form.getByRole('textbox', { name: 'Headline' }));
    await user.type(form.getByRole('textbox', { name: 'Headline' }), 'Holi: colours for all');
    expect(form.getByText('colours for all')).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: /Headline in Hindi/ }), 'होली: सबके लिए रंग');
    await user.selectOptions(form.getByRole('combobox', { name: 'Links to' }), 'mango');
    const from = form.getByLabelText('Shown from');
    await user.type(from, '2027-03-20T00:00');
    await user.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(inputs(calls, 'deskSaveSlide')).toHaveLength(1));
    expect(inputs(calls, 'deskSaveSlide')).toEqual([
      {
        ...{ id: 's1', headline: 'Holi: colours for all', hindiHeadline: 'होली: सबके लिए रंग', categoryId: 'mango' },
        ...{ showsFrom: '2027-03-19T18:30:00.000Z', showsUntil: null },
      },
    ]);
  });

  it('say where there are none', async () => {
    await renderDesk('/desk/promotions?place=side', { graph });

    expect(await screen.findByText('Nothing here')).toBeTruthy();
  });
});
