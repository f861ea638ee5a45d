import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Translations } from '../catalogue/translations/translation.type.js';
import type { Paise } from '../shared/money/money.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { Node } from '../shared/schema/node.type.js';

/** Where an offer stands in its life. */
export enum OfferStatus {
  DRAFT = 'DRAFT',
  LIVE = 'LIVE',
  STOPPED = 'STOPPED',
}

registerEnumType(OfferStatus, {
  name: 'OfferStatus',
  description: 'Where an offer stands in its life.',
  valuesConfig: {
    DRAFT: { description: 'It is being written; no shopper sees it.' },
    LIVE: { description: 'It holds from its beginning to its end, on its days and hours.' },
    STOPPED: { description: 'It holds no more; what was bought with it stays as it is. It can be started again.' },
  },
});

/** Where an offer stands by the clock and by its uses too. The database says it, see its `sql/`. */
export enum OfferState {
  DRAFT = 'DRAFT',
  PLANNED = 'PLANNED',
  LIVE = 'LIVE',
  USED_UP = 'USED_UP',
  ENDED = 'ENDED',
  STOPPED = 'STOPPED',
}

registerEnumType(OfferState, {
  name: 'OfferState',
  description: 'Where an offer stands, by the clock and by its uses too.',
  valuesConfig: {
    DRAFT: { description: 'It is being written; no shopper sees it.' },
    PLANNED: { description: 'It is started, and its beginning is still to come.' },
    LIVE: { description: 'It holds, on its days and hours.' },
    USED_UP: { description: 'No use or no budget is left; a checkout that ends may give one back.' },
    ENDED: { description: 'Its end has passed.' },
    STOPPED: { description: 'Staff stopped it.' },
  },
});

/** The terms of an offer as its row keeps them: what its kind read, with amounts in paise. */
export type StoredTerms = Readonly<Record<string, unknown>> & { readonly kind: string };

/**
 * Something off for shoppers, by its terms. What is counted of it, `uses` and `spentPaise`, is
 * changed where a use is taken or given back, and is the sum of those that are not returned.
 */
@ObjectType({ simpleResolvers: true, implements: Node, description: 'Something off for shoppers.' })
@Entity('offer')
@Index(['status', 'id'])
@Check('offer_status_is_known', `status IN ('DRAFT', 'LIVE', 'STOPPED')`)
@Check('offer_state_is_known', isOneOf('state', OfferState))
@Check('offer_terms_have_a_kind', `terms->>'kind' IS NOT NULL`)
@Check('offer_translations_are_an_object', `jsonb_typeof(translations) = 'object'`)
@Check('offer_ends_after_it_starts', 'starts_at IS NULL OR ends_at IS NULL OR starts_at < ends_at')
@Check('offer_has_days_of_the_week', 'weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]')
@Check(
  'offer_hours_are_times',
  `(hours_from IS NULL) = (hours_until IS NULL) AND hours_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND hours_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
)
@Check(
  'offer_limits_are_natural',
  'max_uses > 0 AND max_uses_per_person > 0 AND budget_paise > 0 AND uses >= 0 AND spent_paise >= 0',
)
@Check(
  'offer_names_its_cards',
  `(payment_option IS NOT DISTINCT FROM 'bank-card') = (provider_offer_id IS NOT NULL AND cards IS NOT NULL)`,
)
export class Offer {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** In English; the graph answers the title in the language of the request. */
  @Column('text')
  title: string;

  /** Its title, and the cards that it is for, in other languages. */
  @Column('jsonb', { default: {} })
  translations: Translations<'name' | 'cards'>;

  @Column('text', { default: OfferStatus.DRAFT })
  status: OfferStatus;

  /** Kept by the database as the row changes; a job touches the row when its time comes. */
  @Column('text', { default: OfferState.DRAFT })
  state: OfferState;

  @Column('jsonb')
  terms: StoredTerms;

  @Field(() => Date, { nullable: true, description: 'From when on it holds; null: from the beginning.' })
  @Column('timestamp with time zone', { name: 'starts_at', precision: 3, nullable: true })
  startsAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it holds; null: without an end.' })
  @Column('timestamp with time zone', { name: 'ends_at', precision: 3, nullable: true })
  endsAt: Date | null;

  /** On which days of the week in India, 1 is Monday; empty: on all. */
  @Column('integer', { array: true, default: () => `'{}'` })
  weekdays: number[];

  /** From when on those days, in India, as 17:00; null: all day. */
  @Column('text', { name: 'hours_from', nullable: true })
  hoursFrom: string | null;

  /** Until when; before `hoursFrom` for hours past midnight. */
  @Column('text', { name: 'hours_until', nullable: true })
  hoursUntil: string | null;

  @Field({ description: 'Whether it holds only for shoppers who enter one of its codes.' })
  @Column('boolean', { name: 'needs_code', default: false })
  needsCode: boolean;

  /** How often it may be used in all; null: without a limit. */
  @Column('integer', { name: 'max_uses', nullable: true })
  maxUses: number | null;

  /** How often one shopper may use it; null: without a limit. */
  @Column('integer', { name: 'max_uses_per_person', nullable: true })
  maxUsesPerPerson: number | null;

  /** What it may give in all; once it has given so much it holds no more. Null: without a limit. */
  @Column('bigint', { name: 'budget_paise', nullable: true })
  budgetPaise: Paise | null;

  /** Uses that are held by checkouts or stand in orders. */
  @Column('integer', { default: 0 })
  uses: number;

  /** What those have given. */
  @Column('bigint', { name: 'spent_paise', default: 0 })
  spentPaise: Paise;

  @Column('boolean', { name: 'first_order_only', default: false })
  firstOrderOnly: boolean;

  /** The tag of the customers that it is for; null: for everybody. */
  @Column('text', { name: 'customer_tag', nullable: true })
  customerTag: string | null;

  /**
   * The code of the way to pay that it is for: an option, or a part of what is paid online, `upi`
   * or `bank-card`; null: whichever. Cash has none.
   */
  @Column('text', { name: 'payment_option', nullable: true })
  paymentOption: string | null;

  /** The offer of the provider's that says which cards they are; of `bank-card` alone. */
  @Column('text', { name: 'provider_offer_id', nullable: true })
  providerOfferId: string | null;

  /** What shoppers are told of those cards, in English, e.g. HDFC Bank credit cards. */
  @Column('text', { nullable: true })
  cards: string | null;

  /** Why the provider last did not take its offer, in the provider's words; null: it did. */
  @Column('text', { name: 'provider_refusal', nullable: true })
  providerRefusal: string | null;

  /** When that was. */
  @Column('timestamp with time zone', { name: 'provider_refused_at', precision: 3, nullable: true })
  providerRefusedAt: Date | null;

  /** Whether it stands beside others; else it holds alone. */
  @Column('boolean', { default: true })
  combines: boolean;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => String, { description: 'What kind of offer it is, one of those of `offerChoices`.' })
  get kind(): string {
    return this.terms.kind;
  }
}
