import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When a visitor lately did what may be done only so often; see `rateLimit`. */
@Entity('attempt')
@Check('attempts_are_timed', 'cardinality(times) > 0')
export class Attempt {
  /** What was attempted and by whom, hashed where it would tell who a visitor is. */
  @PrimaryColumn('text')
  key: string;

  /** The moments within the last window, oldest first. */
  @Column('timestamp with time zone', { array: true })
  times: Date[];

  /** When the last of them has left its window, and the row can go. */
  @Index()
  @Column('timestamp with time zone', { name: 'forget_at', precision: 3 })
  expiresAt: Date;
}
