/** How a product stands in its picture: in a pack, or as itself. */
export type PackForm =
  | 'bag'
  | 'bar'
  | 'bottle'
  | 'can'
  | 'carton'
  | 'gable'
  | 'jar'
  | 'pouch'
  | 'pump'
  | 'sachet'
  | 'sack'
  | 'swingTag'
  | 'tin'
  | 'tub'
  | 'tube'
  | Setting;

/**
 * For goods without a pack: on a round plinth in the brand's colour; in a market crate, in a heap
 * or alone behind a card; or a closed stall, for produce that there is no true picture of.
 */
export type Setting = 'plinth' | 'crate' | 'heap' | 'alone' | 'stall';

const settings = new Set<string>(['plinth', 'crate', 'heap', 'alone', 'stall'] satisfies Setting[]);

/** Whether goods of this form stand without a pack. */
export const isLoose = (form: PackForm): form is Setting => settings.has(form);
