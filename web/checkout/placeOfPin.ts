/** What a PIN code says of a place; empty where it says nothing for certain. */
export interface PinPlace {
  city: string;
  state: string;
}

/**
 * States by how their PIN codes begin; the longest beginning counts, and none where it is shared by
 * several.
 */
const STATES: Record<string, string> = {
  Delhi: '11',
  Haryana: '12 13',
  Punjab: '14 15 16',
  Chandigarh: '160',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 19',
  Ladakh: '194',
  'Uttar Pradesh': '20 21 22 23 24 25 26 27 28',
  Uttarakhand: '248 249 263',
  Rajasthan: '30 31 32 33 34',
  Gujarat: '36 37 38 39',
  Maharashtra: '40 41 42 43 44',
  Goa: '403',
  'Madhya Pradesh': '45 46 47 48',
  Chhattisgarh: '49',
  Telangana: '50',
  'Andhra Pradesh': '51 52 53',
  Karnataka: '56 57 58 59',
  'Tamil Nadu': '60 61 62 63 64',
  Kerala: '67 68 69',
  Lakshadweep: '68255',
  'West Bengal': '70 71 72 73 74',
  Sikkim: '737',
  'Andaman and Nicobar Islands': '744',
  Odisha: '75 76 77',
  Assam: '78',
  'Arunachal Pradesh': '790 791 792',
  Meghalaya: '793 794',
  Manipur: '795',
  Mizoram: '796',
  Nagaland: '797 798',
  Tripura: '799',
  Bihar: '80 81 82 84 85',
  Jharkhand: '814 815 816 822 825 826 827 828 829 83',
  '': '244 246 247 262 3625 3962 533464 605 6096 6733',
};

/** Cities that have all PIN codes of a beginning to themselves. */
const CITIES: Record<string, string> = {
  'New Delhi': '1100',
  Chandigarh: '1600',
  Lucknow: '2260',
  Jaipur: '3020',
  Ahmedabad: '3800',
  Vadodara: '3900',
  Surat: '3950',
  Mumbai: '4000 4001',
  Pune: '4110',
  Nagpur: '4400',
  Indore: '4520',
  Bhopal: '4620',
  Hyderabad: '5000 5001',
  Visakhapatnam: '5300',
  Bengaluru: '5600 5601',
  Mysuru: '5700',
  Chennai: '6000 6001',
  Coimbatore: '6410',
  Kochi: '6820',
  Thiruvananthapuram: '6950',
  Kolkata: '7000 7001',
  Bhubaneswar: '7510',
  Guwahati: '7810',
  Patna: '8000',
  Ranchi: '8340',
};

/**
 * City and state of a PIN code in India, blanks within allowed; empty where the code does not tell,
 * or is none.
 */
export function placeOfPin(entry: string): PinPlace {
  const pin = entry.replace(/\s/g, '');
  if (!/^[1-9]\d{5}$/.test(pin)) return { city: '', state: '' };
  return { city: nameFor(pin, CITIES), state: nameFor(pin, STATES) };
}

/**
 * Another PIN code, with the city and the state that it tells where the boxes say no more than was
 * told before.
 *
 * @param told by the last whole code
 */
export function withPin(zipCode: string, before: PinPlace, told: PinPlace): Partial<PinPlace> & { zipCode: string } {
  const tells = placeOfPin(zipCode);
  const isOurs = (box: keyof PinPlace) => before[box].trim() === '' || before[box] === told[box];
  return {
    zipCode,
    ...(tells.city && isOurs('city') && { city: tells.city }),
    ...(tells.state && isOurs('state') && { state: tells.state }),
  };
}

function nameFor(pin: string, names: Record<string, string>): string {
  const fitting = Object.entries(names).flatMap(([name, beginnings]) =>
    beginnings.split(' ').flatMap((beginning) => (pin.startsWith(beginning) ? [{ name, beginning }] : [])),
  );
  return fitting.sort((a, b) => b.beginning.length - a.beginning.length)[0]?.name ?? '';
}
