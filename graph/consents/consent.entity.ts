import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../shared/languages/languages.js';

/** What a person consents to. */
export enum ConsentPurpose {
  NEWSLETTER = 'NEWSLETTER',
  PRODUCT_ALERTS = 'PRODUCT_ALERTS',
  SAVED_CARDS = 'SAVED_CARDS',
}

registerEnumType(ConsentPurpose, {
  name: 'ConsentPurpose',
  description: 'What a person consents to.',
  valuesConfig: {
    NEWSLETTER: { description: 'The newsletter by e-mail.' },
    PRODUCT_ALERTS: { description: 'Mails about stock and prices of products that they asked about.' },
    SAVED_CARDS: { description: 'Cards that the payment provider keeps as tokens.' },
  },
});

/**
 * A movement of the ledger of consent: given or withdrawn, by the reader of an address, who need
 * not have an account. Rows are only added; the last one for an address and a purpose holds.
 *
 * @see Digital Personal Data Protection Act 2023, section 6
 */
@ObjectType({
  simpleResolvers: true,
  description: 'That a person gave their consent, or withdrew it. The latest of a purpose holds.',
})
@Entity('consent')
@Index('consent_of_address', ['email', 'purpose', 'id'])
@Check('consent_purpose_is_known', "purpose IN ('NEWSLETTER', 'PRODUCT_ALERTS', 'SAVED_CARDS')")
export class Consent {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /**
   * Trimmed and in lower case; the number of an account without an address; of an erased account a
   * keyed hash that names no one.
   */
  @Column('text')
  email: string;

  @Field(() => ConsentPurpose, { description: 'What it is about.' })
  @Column('text')
  purpose: ConsentPurpose;

  @Field({ description: 'True where it was given, false where it was withdrawn.' })
  @Column('boolean', { name: 'is_given' })
  isGiven: boolean;

  @Field({ description: 'Which wording of the notice held then, such as 2026-11.' })
  @Column('text', { name: 'notice_version' })
  noticeVersion: string;

  @Field(() => String, { description: 'The language of the notice: en, hi or mr.' })
  @Column('text')
  language: Language;

  @Field({ description: 'What shows it, such as the link of a mail or the id of a request.' })
  @Column('text')
  proof: string;

  @Field(() => Date, { description: 'When it was given or withdrawn.' })
  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  at: Date;
}
