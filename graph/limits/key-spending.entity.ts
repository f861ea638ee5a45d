import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What a key spent in its present minute; see `spend`. The table is not logged: a crash empties it.
 */
@Entity('key_spending')
export class KeySpending {
  /** Whose it is, such as `api_key:<id>`. */
  @PrimaryColumn('text')
  key: string;

  @Column('integer')
  cost: number;

  /** When the minute began. */
  @Column('timestamp with time zone')
  since: Date;
}
