/**
 * The countries of the location selector in its order: the shop's own first, the others by name.
 */
export const countries: { iso2: string; name: string }[] = [
  { iso2: 'IN', name: 'India' },
  { iso2: 'AU', name: 'Australia' },
  { iso2: 'BD', name: 'Bangladesh' },
  { iso2: 'BT', name: 'Bhutan' },
  { iso2: 'CA', name: 'Canada' },
  { iso2: 'DE', name: 'Germany' },
  { iso2: 'KW', name: 'Kuwait' },
  { iso2: 'MY', name: 'Malaysia' },
  { iso2: 'MU', name: 'Mauritius' },
  { iso2: 'NP', name: 'Nepal' },
  { iso2: 'NZ', name: 'New Zealand' },
  { iso2: 'OM', name: 'Oman' },
  { iso2: 'QA', name: 'Qatar' },
  { iso2: 'SA', name: 'Saudi Arabia' },
  { iso2: 'SG', name: 'Singapore' },
  { iso2: 'ZA', name: 'South Africa' },
  { iso2: 'LK', name: 'Sri Lanka' },
  { iso2: 'AE', name: 'United Arab Emirates' },
  { iso2: 'GB', name: 'United Kingdom' },
  { iso2: 'US', name: 'United States' },
];
