import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Node } from '../shared/schema/node.type.js';

/** A country that products can be limited to (spec §1, country-based content). */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A country that a shopper can limit the products to.',
})
@Entity('country')
@Check('country_iso2_is_two_capitals', "iso2 ~ '^[A-Z]{2}$'")
export class Country {
  @Field(() => ID, { description: 'Opaque id; `ProductFilter.location` accepts it.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field({ description: 'Display name, e.g. India.' })
  @Column('text', { unique: true })
  name: string;

  @Field({ description: 'Two-letter code of ISO 3166, in capitals, e.g. IN.' })
  @Column('text', { unique: true })
  iso2: string;

  /** Place in the location selector, from 1. */
  @Index()
  @Column('integer')
  position: number;
}
