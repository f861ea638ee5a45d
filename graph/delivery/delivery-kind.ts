import { registerEnumType } from 'type-graphql';

/** How goods travel: what spoils goes out the same day or the next, the rest takes its time. */
export enum DeliveryKind {
  FRESH = 'FRESH',
  GENERAL = 'GENERAL',
}

registerEnumType(DeliveryKind, {
  name: 'DeliveryKind',
  description: 'How goods travel.',
  valuesConfig: {
    FRESH: { description: 'What spoils, such as greens and milk: today or tomorrow, where the shop brings it at all.' },
    GENERAL: { description: 'Everything else.' },
  },
});
