import { registerEnumType } from 'type-graphql';
import { isOneOf } from '../../shared/rows/is-one-of.js';

/** What a shopper wants where something that they order turns out to be missing. */
export enum SubstitutionWish {
  ASK_ME = 'ASK_ME',
  SIMILAR = 'SIMILAR',
  NOTHING = 'NOTHING',
}

registerEnumType(SubstitutionWish, {
  name: 'SubstitutionWish',
  description:
    'What a shopper wants where something that they order turns out to be missing when it is packed. Whatever it is, nothing is sent that goes against the diet mark or the allergens of what was ordered, or that costs more.',
  valuesConfig: {
    ASK_ME: { description: 'To be asked, live and by mail; without an answer in time the money goes back.' },
    SIMILAR: { description: 'Something similar, at no higher price.' },
    NOTHING: { description: 'Nothing else: the money goes back.' },
  },
});

/** The check of a column that holds one. */
export const KNOWN_WISH = isOneOf('wish', SubstitutionWish);
