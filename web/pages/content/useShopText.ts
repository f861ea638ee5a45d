import { gql } from '../../gql';
import { type ShopPage, useOwnTextQuery } from '../../gql/graphql';
import type { Section } from '../../ui/layout/Prose';

gql(`
  query OwnText($page: ShopPage!) {
    shopText(page: $page) { id heading html }
  }
`);

/**
 * The text that the owner wrote for a page.
 *
 * @returns null where the text stands that comes with the shop, as it does without an answer;
 *   undefined while it is not known
 */
export function useShopText(page: ShopPage): readonly Section[] | null | undefined {
  const { data, error } = useOwnTextQuery({ variables: { page } });
  if (!data) return error ? null : undefined;
  const sections = data.shopText.map(({ id, heading, html }) => ({ id, heading: heading ?? null, body: { html } }));
  return sections.length > 0 ? sections : null;
}
