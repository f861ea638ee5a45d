import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

const page = { hasNextPage: false };
const warehouse = {
  ...{ id: 'key-1', name: 'Warehouse', prefix: 'jk_Xr3a9QzT', scopes: ['CATALOGUE_READ'], lastUsedAt: null },
  ...{ createdAt: '2026-03-05T08:35:00.000Z', expiresAt: null, revokedAt: null },
};
const keys = (...nodes: object[]) => ({ apiKeys: { totalCount: nodes.length, nodes, pageInfo: page } });

describe('API keys', () => {
  it('are made with what is ticked, and shown once with something to try', async () => {
    const graph = {
      DeskApiKeys: () => keys(),
      deskCreateApiKey: () => ({ createApiKey: { key: 'jk_secret' } }),
    };
    const { user, calls } = await renderDesk('/desk/integrations', { graph });

    await screen.findByText('No key yet');
    await user.click(screen.getByRole('button', { name: 'Make a key' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('What it is for'), 'Warehouse');
    await user.click(form.getByLabelText('Read all orders, with the names and addresses in them'));
    await user.click(form.getByRole('button', { name: 'Make the key' }));

    expect(await screen.findByText('jk_secret')).toBeTruthy();
    expect(screen.getByText(/curl .*jk_secret/s)).toBeTruthy();
    const made = calls.find(({ operationName }) => operationName === 'deskCreateApiKey');
    expect(made?.variables).toEqual({ name: 'Warehouse', scopes: ['CATALOGUE_READ', 'ORDERS_READ'], expiresAt: null });
    await user.click(await screen.findByRole('button', { name: 'I have kept it' }));
    expect(screen.queryByText('jk_secret')).toBeNull();
  });

  it('say at its box why one is refused', async () => {
    const refusal = { code: 'BAD_USER_INPUT', field: 'scopes', message: 'Choose what the key may do.' };
    const graph = {
      DeskApiKeys: () => keys(warehouse),
      deskCreateApiKey: () => ({ createApiKey: { userErrors: [refusal] } }),
    };
    const { user } = await renderDesk('/desk/integrations', { graph });

    await user.click(await screen.findByRole('button', { name: 'Make a key' }));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByLabelText('Read what visitors do not see of products, such as stock'));
    await user.click(form.getByRole('button', { name: 'Make the key' }));

    expect(await form.findByText('Choose what the key may do.')).toBeTruthy();
  });

  it('are revoked once that was asked about', async () => {
    const revoked = { ...warehouse, revokedAt: '2026-03-06T08:35:00.000Z' };
    const graph = {
      DeskApiKeys: () => keys(warehouse),
      deskRevokeApiKey: () => ({ revokeApiKey: { message: 'The key is revoked.', apiKey: revoked } }),
    };
    const { user } = await renderDesk('/desk/integrations', { graph });

    await user.click(await screen.findByRole('button', { name: 'Revoke Warehouse' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke the key' }));

    expect(await screen.findByText('Revoked')).toBeTruthy();
  });
});

describe('a webhook', () => {
  const failed = {
    ...{ id: 'd-1', type: 'order.created', data: { id: 'order-1' }, state: 'FAILED', attempts: 9, lastStatus: 500 },
    ...{ happenedAt: '2026-03-05T08:35:00.000Z', nextAttemptAt: '2026-03-05T08:35:00.000Z', lastError: null },
  };
  const endpoint = {
    ...{ __typename: 'WebhookEndpoint', id: 'hook-1', url: 'https://erp.example/hooks', disabledAt: null },
    deliveries: { totalCount: 1, nodes: [failed], pageInfo: page },
  };

  it('tells what failed, sends it again, and sends a test', async () => {
    const graph = {
      DeskWebhook: () => ({ node: endpoint }),
      deskReplayDelivery: () => ({
        replayWebhookDelivery: { webhookDelivery: { ...failed, state: 'PENDING', attempts: 0 } },
      }),
      deskSendTestWebhook: () => ({ sendTestWebhook: { webhookDelivery: { id: 'd-2' } } }),
    };
    const { user, calls } = await renderDesk('/desk/integrations/webhooks/hook-1?state=FAILED', { graph });

    await user.click(await screen.findByRole('button', { name: 'Send order.created again' }));
    await screen.findByText('It is on its way again.');
    await user.click(screen.getByRole('button', { name: 'Send a test' }));
    await screen.findByText('A test is on its way.');

    expect(calls.map(({ operationName, variables }) => [operationName, variables])).toEqual(
      expect.arrayContaining([
        ['DeskWebhook', { id: 'hook-1', state: 'FAILED' }],
        ['deskReplayDelivery', { id: 'd-1' }],
        ['deskSendTestWebhook', { endpointId: 'hook-1' }],
      ]),
    );
  });
});

describe('the audit trail', () => {
  it('tells who changed what from what to what, and narrows itself by what the address says', async () => {
    const entry = {
      ...{
        id: 'e-1',
        operation: 'saveProduct',
        subjectType: 'PRODUCT',
        subjectId: 'dal',
        madeAt: '2026-03-05T08:35:00Z',
      },
      ...{ actorKind: 'ADMIN', actorId: 'user-1' },
      before: { brand: 'Khalihan', status: 'HIDDEN', publishAt: '2026-03-06T03:30:00Z' },
      after: { brand: 'Annvriksh', status: 'PUBLISHED', publishAt: null },
    };
    const graph = {
      DeskAudit: () => ({ auditEntries: { nodes: [entry], pageInfo: page } }),
      DeskActors: () => ({ staff: [{ id: 'user-1', name: 'Ravi Shah' }], apiKeys: { nodes: [] } }),
    };
    const { user, calls } = await renderDesk('/desk/integrations/audit?kind=PRODUCT', { graph });

    const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
    await row.findByText('Ravi Shah');
    for (const words of ['Khalihan', 'Hidden', 'In the shop', '6 Mar 2026, 9:00 am'])
      expect(row.getByText(words)).toBeTruthy();
    await user.click(row.getByRole('link', { name: 'All of this one' }));

    await waitFor(() =>
      expect(
        calls.flatMap(({ operationName, variables }) => (operationName === 'DeskAudit' ? [variables] : [])),
      ).toEqual([{ filter: { subjectType: 'PRODUCT' } }, { filter: { subjectId: 'dal' } }]),
    );
  });

  it('narrows itself to days as they are counted in India, of which the last belongs to them', async () => {
    const graph = {
      DeskAudit: () => ({ auditEntries: { nodes: [], pageInfo: page } }),
      DeskActors: () => ({ staff: [], apiKeys: { nodes: [] } }),
    };
    const { calls } = await renderDesk('/desk/integrations/audit', { graph });

    fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2026-03-05' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-03-06' } });

    await waitFor(() =>
      expect(calls.findLast(({ operationName }) => operationName === 'DeskAudit')?.variables).toEqual({
        filter: { madeFrom: '2026-03-04T18:30:00.000Z', madeBefore: '2026-03-06T18:30:00.000Z' },
      }),
    );
  });
});

describe('calls of programs', () => {
  const once = { id: 'c1', apiKeyId: 'key-1', operation: 'products', count: 12 };
  const nodes = [{ ...once, firstAt: '2026-03-05T08:05:00.000Z', lastAt: '2026-03-05T08:35:00.000Z' }];

  it('stand in the audit trail under the name of their key, and are narrowed to one', async () => {
    const graph = {
      DeskAudit: () => ({ auditEntries: { nodes: [], pageInfo: page } }),
      DeskActors: () => ({ staff: [], apiKeys: { nodes: [{ id: 'key-1', name: 'Warehouse' }] } }),
      DeskProgramCalls: () => ({ apiKeyCalls: { nodes, pageInfo: page } }),
    };
    const { user, calls } = await renderDesk('/desk/integrations/audit', { graph });

    await user.selectOptions(await screen.findByLabelText('What was changed'), 'Calls of programs');
    const table = within(await screen.findByRole('table', { name: 'Calls of programs' }));
    await table.findByText('Warehouse');
    expect(table.getByText('12')).toBeTruthy();
    expect(screen.queryByLabelText('First day')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Who changed it'), 'Warehouse');

    await waitFor(() =>
      expect(
        calls.flatMap(({ operationName, variables }) => (operationName === 'DeskProgramCalls' ? [variables] : [])),
      ).toEqual([{ filter: {} }, { filter: { apiKeyId: 'key-1' } }]),
    );
  });

  it('are none as long as no program comes', async () => {
    const graph = {
      DeskActors: () => ({ staff: [], apiKeys: { nodes: [] } }),
      DeskProgramCalls: () => ({ apiKeyCalls: { nodes: [], pageInfo: page } }),
    };
    await renderDesk('/desk/integrations/audit?kind=CALLS', { graph });

    expect(await screen.findByText('What programs call by a key is listed here.')).toBeTruthy();
  });
});

describe('an audit trail without an entry', () => {
  it.each([
    ['/desk/integrations/audit', 'What is changed from now on is listed here.'],
    ['/desk/integrations/audit?kind=PRODUCT', 'Take a filter away to see more.'],
  ])('says at %s: %s', async (address, words) => {
    const graph = {
      DeskAudit: () => ({ auditEntries: { nodes: [], pageInfo: page } }),
      DeskActors: () => ({ staff: [], apiKeys: { nodes: [] } }),
    };
    await renderDesk(address, { graph });

    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('exports', () => {
  const ready = {
    ...{ id: 'x1', kind: 'ORDER', state: 'DONE', lines: 1200, updatedSince: null },
    ...{ createdAt: '2026-03-05T08:35:00.000Z', expiresAt: '2026-03-06T08:35:00.000Z' },
  };
  const listOf = (...nodes: object[]) => ({ bulkExports: { totalCount: nodes.length, nodes, pageInfo: page } });

  it('are asked for, and tell how a program does the same', async () => {
    const kept: object[] = [];
    const graph = {
      DeskExports: () => listOf(...kept),
      deskStartExport: () => {
        kept.push({ ...ready, state: 'WAITING', lines: 0 });
        return { startBulkExport: { bulkExport: { id: 'x1' }, message: 'The export is being written.' } };
      },
    };
    const { user, calls } = await renderDesk('/desk/integrations/exports', { graph });

    await screen.findByText('No file is kept');
    await user.click(screen.getByRole('button', { name: 'Write a file' }));
    const form = within(await screen.findByRole('dialog'));
    await user.selectOptions(form.getByRole('combobox', { name: 'What is in it' }), 'ORDER');
    await user.click(form.getByRole('button', { name: 'Write it' }));

    expect(await screen.findByText('Waits for its turn')).toBeTruthy();
    expect(screen.getByText(/startBulkExport.kind: ORDER/)).toBeTruthy();
    expect(screen.getByText(/"kind":"order"/)).toBeTruthy();
    const asked = calls.find(({ operationName }) => operationName === 'deskStartExport');
    expect(asked?.variables).toEqual({ kind: 'ORDER', updatedSince: null });
  });

  it('are saved as files once they are written', async () => {
    await renderDesk('/desk/integrations/exports', { graph: { DeskExports: () => listOf(ready) } });

    expect(await screen.findByText('1,200')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save the file: Orders' })).toBeTruthy();
  });
});
