import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';

/** What the net quantity of a pack is counted in. */
export enum NetUnit {
  G = 'G',
  ML = 'ML',
  PIECE = 'PIECE',
  CM = 'CM',
}

registerEnumType(NetUnit, {
  name: 'NetUnit',
  description: 'What the net quantity of a pack is counted in.',
  valuesConfig: {
    G: { description: 'Grams; a kilogram is 1000.' },
    ML: { description: 'Millilitres; a litre is 1000.' },
    PIECE: { description: 'Pieces, such as eggs, tablets, sachets or pairs.' },
    CM: { description: 'Centimetres, of what is sold by its length, such as foil; a metre is 100.' },
  },
});

/** What a unit price is the price of. */
export enum UnitPricePer {
  KG = 'KG',
  LITRE = 'LITRE',
  PIECE = 'PIECE',
  METRE = 'METRE',
}

registerEnumType(UnitPricePer, {
  name: 'UnitPricePer',
  description: 'What a unit price is the price of.',
  valuesConfig: {
    KG: { description: 'A kilogram.' },
    LITRE: { description: 'A litre.' },
    PIECE: { description: 'A piece, such as an egg, a sachet or a pair.' },
    METRE: { description: 'A metre.' },
  },
});

/** How much a pack holds, all that is in it together. */
@ObjectType({
  simpleResolvers: true,
  description: 'How much a pack holds, all that is in it together: 6 bars of 100 g hold 600 G.',
})
export class NetQuantity {
  @Field(() => Float, { description: 'Above 0, at most three decimals.' })
  value: number;

  @Field(() => NetUnit, { description: 'What it is counted in.' })
  unit: NetUnit;
}

/** What a kilogram, a litre, a piece or a metre costs in a pack, so that packs can be compared. */
@ObjectType({
  simpleResolvers: true,
  description: 'What a kilogram, a litre, a piece or a metre costs in a pack, so that packs can be compared.',
})
export class UnitPrice {
  @Field(() => Rupees, { description: 'In rupees, taxes included, rounded to the nearest paisa.' })
  amount: Paise;

  @Field(() => UnitPricePer, { description: 'What that is the price of.' })
  per: UnitPricePer;
}

/** The unit that prices are told in, for each that quantities are counted in. */
const PER: Record<NetUnit, UnitPricePer> = {
  G: UnitPricePer.KG,
  ML: UnitPricePer.LITRE,
  PIECE: UnitPricePer.PIECE,
  CM: UnitPricePer.METRE,
};

/**
 * The unit price of a row that the database keeps one for; null where the quantity is not known.
 */
export function unitPriceOf(row: { unitPricePaise: Paise | null; netUnit: NetUnit | null }): UnitPrice | null {
  const { unitPricePaise, netUnit } = row;
  return unitPricePaise === null || netUnit === null ? null : { amount: unitPricePaise, per: PER[netUnit] };
}

/** The net quantity of a row; null where it is not known. */
export function netQuantityOf(row: { netValue: number | null; netUnit: NetUnit | null }): NetQuantity | null {
  const { netValue, netUnit } = row;
  return netValue === null || netUnit === null ? null : { value: netValue, unit: netUnit };
}
