import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that is to be done once in a while, by whichever process of the shop comes first. */
@Entity('recurring_work')
export class RecurringWork {
  @PrimaryColumn('text')
  name: string;

  /** From when on it is due again. */
  @Column('timestamp with time zone', { name: 'next_at', precision: 3 })
  nextAt: Date;

  /** When it was last done to its end; null when it never was. */
  @Column('timestamp with time zone', { name: 'done_at', precision: 3, nullable: true })
  doneAt: Date | null;
}
