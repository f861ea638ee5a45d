import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How long a shopper is asked: one row at most, and none while the shop has said nothing. */
@Entity('shortage_terms')
@Check('shortage_terms_are_one', 'id = 1')
@Check('shortage_terms_leave_time', 'answer_minutes BETWEEN 1 AND 1440')
export class ShortageTerms {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Column('integer', { name: 'answer_minutes' })
  answerMinutes: number;
}
