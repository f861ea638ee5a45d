import { useEffect, useEffectEvent } from 'react';
import { gql } from '../gql';
import { useCountSearchChoiceMutation } from '../gql/graphql';

gql(`mutation countSearchChoice($query: String!, $productId: ID!) {
  countSearchChoice(query: $query, productId: $productId) { ok }
}`);

/** The product that a link of the page leads to, whatever the language of its address. */
const PRODUCT = /\/product\/([\da-f-]{36})$/;

/**
 * Tells the shop which of the results a shopper opens, so that an owner sees whether a rule makes a
 * search better. It is counted by words and day, and by no person; a failure is none of theirs.
 */
export function useCountChoice(query: string): void {
  const [countSearchChoice] = useCountSearchChoiceMutation({ onError: () => undefined });
  const count = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]');
    const productId = link && PRODUCT.exec(link.pathname)?.[1];
    if (productId) void countSearchChoice({ variables: { query, productId } });
  });
  // Before the link is followed, which may take the list away.
  useEffect(() => {
    const listen = (event: MouseEvent) => count(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);
}
