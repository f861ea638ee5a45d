import type { FacetKey } from '../../gql/graphql';

/** One choice by which a list can be narrowed. */
export interface FacetChoice {
  /** What the graph calls it. */
  value: string;
  /** What the shopper reads. */
  label: string;
  /**
   * How many products the list would hold with it and with all that is chosen besides; undefined
   * until known.
   */
  count: number | undefined;
  /** Whether the number is an estimate, as it is in a very long list. */
  isEstimate?: boolean;
}

/** A range of rupees such as '0-100' or '500-'. */
export interface PriceChoice extends Omit<FacetChoice, 'label'> {
  /** Where it is worded in another language than the page, as an answer to a question in it is. */
  label?: string;
}

/** The choices that stand in the sidebar of a list, by what they narrow. */
export interface ListFacets {
  /** The top categories. */
  categories: readonly FacetChoice[];
  /** Most products first. */
  brands: readonly FacetChoice[];
  /** So many stars and up, '5' to '1'. */
  ratings: readonly FacetChoice[];
  prices: readonly PriceChoice[];
  /** Reduced by so many percent and more, '10' to '50'. */
  discounts: readonly FacetChoice[];
  /** What the mark on food says. */
  diets: readonly FacetChoice[];
  /** Countries of origin, those of most products first. */
  origins: readonly FacetChoice[];
  /** At most one: what can be bought now. */
  availability: readonly FacetChoice[];
  /** Fields that extensions of the shop have added. */
  custom: readonly CustomFacet[];
}

/** A field of an extension, by whose values a list can be narrowed. */
export interface CustomFacet {
  /** What the graph calls it. */
  field: string;
  /** What the shopper reads. */
  label: string;
  choices: readonly FacetChoice[];
}

// The ratings are the specification's, so they stand there before anything is counted.
const RATINGS = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value, count: undefined }));

/**
 * Sorts what the graph answered by where it stands in the sidebar.
 *
 * @param prices asked without labels where the page words them: by their sign of the rupee alone
 *   the whole answer would be written and sent as text of two bytes for each character
 */
export function facetsFrom(
  answered: readonly {
    key: FacetKey;
    field: string | null;
    label: string | null;
    isEstimate: boolean;
    values: readonly FacetChoice[];
  }[],
  prices: readonly { isEstimate: boolean; values: readonly PriceChoice[] }[],
): ListFacets {
  const of = (wanted: FacetKey, otherwise: readonly FacetChoice[] = []) => {
    const facet = answered.find(({ key }) => key === wanted);
    return facet?.values.map((choice) => ({ ...choice, isEstimate: facet.isEstimate })) ?? otherwise;
  };
  return {
    categories: of('CATEGORY'),
    brands: of('BRAND'),
    ratings: of('RATING', RATINGS),
    prices: prices.flatMap(({ isEstimate, values }) => values.map((choice) => ({ ...choice, isEstimate }))),
    discounts: of('DISCOUNT'),
    diets: of('DIET'),
    origins: of('ORIGIN'),
    availability: of('AVAILABILITY'),
    custom: answered.flatMap(({ field, label, isEstimate, values }) =>
      field === null || values.length === 0
        ? []
        : [{ field, label: label ?? field, choices: values.map((choice) => ({ ...choice, isEstimate })) }],
    ),
  };
}

/** What stands in the sidebar before the graph has answered. */
export const NO_FACETS = facetsFrom([], []);
