import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

it('leads to the desk who follows the link of an invitation that was accepted already', async () => {
  await renderDesk('/desk/invitation#a-token', { graph: { DeskInvitation: () => ({ staffOffer: null }) } });

  expect(await screen.findByText(/If you have accepted it, open the desk/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the desk' }).getAttribute('href')).toBe('/desk');
});
