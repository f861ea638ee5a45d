import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often words were searched for in vain on a day of India's calendar, by whomever. */
@Entity('empty_search')
export class EmptySearchCount {
  @PrimaryColumn('date')
  day: string;

  /** As `wordsOf` spells them. */
  @PrimaryColumn('text')
  words: string;

  @Column('integer')
  count: number;
}

/**
 * What was counted today, so that no search leads the list by being repeated: hashes that
 * tell neither words nor sender, and go with the day. The table is not logged, so that neither
 * replicas nor backups have it, and a crash empties it.
 */
@Entity('empty_search_visit')
export class EmptySearchVisit {
  @Index()
  @Column('date')
  day: string;

  @PrimaryColumn('text')
  hash: string;

  /** Words that were counted of the sender; 1 for words themselves. */
  @Column('integer')
  count: number;
}
