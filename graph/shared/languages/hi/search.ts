/** What a search and the filters of a list are worded in, in Hindi. */
export const search = {
  '1 piece': '1 पीस',
  '1 star and up': '1 स्टार और ऊपर',
  '5 stars': '5 स्टार',
  'In stock': 'उपलब्ध',
  'Made in {country}': '{country} में बना',
  'No results found for “{query}”': '“{query}” के लिए कुछ नहीं मिला',
  'Not sold here: {words}.': 'यहाँ नहीं बिकता: {words}.',
  'Not sold here: {words}. You may find something like it in': 'यहाँ नहीं बिकता: {words}. मिलती-जुलती चीज़ें यहाँ हैं:',
  'Pack of {count}': '{count} का पैक',
  'Up to {price}': '{price} तक',
  'Without {thing}': '{thing} के बिना',
  '{count} {unit}': '{count} {unit}',
  '{lowest} to {highest}': '{lowest} से {highest}',
  '{percent}% off and more': '{percent}% और ज़्यादा छूट',
  '{price} and more': '{price} और ज़्यादा',
  '{stars} stars and up': '{stars} स्टार और ऊपर',
} as const;
