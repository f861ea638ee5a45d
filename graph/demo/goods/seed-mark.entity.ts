import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A note that the demonstration catalogue was written, so that it is written once. */
@Entity('seed_mark')
export class SeedMark {
  /** What was written, e.g. catalogue. */
  @PrimaryColumn('text')
  name: string;

  /** Follows from the content of the files it was written from. */
  @Column('text')
  version: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
