import { useEffect, useState } from 'react';
import { gql } from '../../../gql';
import { type DeskShopLookQuery, useDeskShopLookQuery } from '../../../gql/graphql';
import type { AppearanceDraft } from './useAppearanceDraft';

gql(`query DeskShopLook($input: ShopLookInput!) {
  shopLook(input: $input) {
    light { name value }
    dark { name value }
    contrasts { field ratio complaint }
    headingFamily
    bodyFamily
  }
}`);

/** How long typing rests before the graph is asked. In milliseconds. */
const REST_MS = 150;

const COLOUR = /^#[0-9a-f]{6}$/i;

/** What chosen colours and fonts come to, of the last that could be read. */
export type Look = DeskShopLookQuery['shopLook'];

/**
 * Asks the graph, which alone knows the rules, what is typed would come to: a moment after the last
 * key, and only while all colours are whole.
 */
export function useShopLook({ light, dark, headingFont, bodyFont }: AppearanceDraft): Look | undefined {
  const wanted = JSON.stringify({ light, dark, headingFont, bodyFont });
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const isWhole = [light, dark].every((chosen) => !chosen || Object.values(chosen).every((one) => COLOUR.test(one)));
    if (!isWhole) return;
    const timer = setTimeout(() => setAsked(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, light, dark]);
  const { data, previousData } = useDeskShopLookQuery({ variables: { input: JSON.parse(asked) } });
  return (data ?? previousData)?.shopLook;
}
