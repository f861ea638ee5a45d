/** Texts of several features in Hindi. */
export const several = {
  'An FSSAI licence number has 14 digits.': 'FSSAI लाइसेंस नंबर में 14 अंक होते हैं.',
  'An HSN code has 4 to 8 digits.': 'HSN कोड में 4 से 8 अंक होते हैं.',
  'Search with at most {most} characters.': 'ज़्यादा से ज़्यादा {most} अक्षरों से खोजें.',
  'GST is from 0 to {most} percent.': 'GST 0 से {most} प्रतिशत तक हो.',
  'Please login first': 'पहले लॉगिन करें',
  'Please select a valid JPG or PNG image file.': 'कृपया सही JPG या PNG तस्वीर चुनें.',
  'The name': 'नाम',
  'The phone number': 'फ़ोन नंबर',
  'The reason': 'कारण',
  'There is no such category.': 'ऐसी कोई कैटेगरी नहीं है.',
  'There is no such product.': 'ऐसा कोई सामान नहीं है.',
  'There is nothing at this address.': 'इस पते पर कुछ नहीं है.',
  'first must be from 1 to {most}.': 'first 1 से {most} तक हो.',
  '{name} must be a whole number.': '{name} पूरी संख्या हो.',
  '{name} must be from {least} to {most}.': '{name} {least} से {most} तक हो.',
} as const;
