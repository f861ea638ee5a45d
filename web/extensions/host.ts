import * as React from 'react';
import { callAddress } from '../lib/language';
import { formatRupees } from '../lib/money';
import { getStored } from '../lib/storage';
import type { Host } from './contract';
import { parts } from './parts';
import { paymentHost } from './paymentHost';

/** Makes what modules of extensions are given. */
export function openHost(): Host {
  return {
    ...paymentHost,
    ...{ React, ask, formatRupees },
    // Each takes more than the contract promises.
    ui: parts as unknown as Host['ui'],
  };
}

/**
 * Asks the graph as the visitor. Not by the client of the page, which knows its operations from the
 * build: to read one of an extension, every page would be sent a parser.
 */
async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const token = getStored('token');
  const answer = await fetch(callAddress('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors }: { data?: Data; errors?: { message: string }[] } = await answer.json();
  if (!data || errors?.length) throw new Error(errors?.[0]?.message ?? `The graph answered ${answer.status}.`);
  return data;
}
