/** Texts of the offers at the desk. */
export const deskOffers = {
  Offer: 'ऑफ़र',
} as const;
