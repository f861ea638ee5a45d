/** In the place of Chakra's reset, which stands in the document and need not come with the script as well. */
export function createPreflight(): object {
  return {};
}

/** In the place of Chakra's recipes for parts with several places, of which the shop has none. */
export function createSlotRecipeFn(): () => object {
  return () => ({});
}
