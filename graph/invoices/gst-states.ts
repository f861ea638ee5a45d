/** The states and union territories by the codes that GSTINs begin with. */
export const GST_STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/** Older and shorter names that people go on writing. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  newdelhi: '07',
  nctofdelhi: '07',
  jammukashmir: '01',
  andamanandnicobar: '35',
  up: '09',
  mp: '23',
  tn: '33',
  ap: '37',
};

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const CODES = new Map(Object.entries(GST_STATES).map(([code, name]) => [lettersOf(name), code]));

/** The code of a state as it was typed; null for what is no state of India. */
export function stateCodeOf(typed: string | null): string | null {
  const letters = lettersOf(typed ?? '');
  return CODES.get(letters) ?? OTHER_NAMES[letters] ?? null;
}
