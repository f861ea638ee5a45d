import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How many networks, on a day of India's calendar, asked in vain and then opened what another
 * spelling of the same found.
 */
@Entity('search_spelling')
export class SearchSpelling {
  @PrimaryColumn('date')
  day: string;

  /** As `wordsOf` spells them. */
  @PrimaryColumn('text')
  words: string;

  /** What was asked then. */
  @PrimaryColumn('text')
  meant: string;

  @Column('integer')
  count: number;
}

/** What the questions of many teach of one; made anew each hour, see `learn-from-searches.ts`. */
@Entity('search_lesson')
export class SearchLesson {
  /** As `wordsOf` spells them. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  words: string;

  /** How much was opened and bought of what it found; 0 for a spelling of another. */
  @Column('integer')
  wanted: number;

  /** The spelling that is meant by it; null for itself. */
  @Column('text', { nullable: true })
  meant: string | null;

  /** What those who asked opened and bought most, the most first. */
  @Column('uuid', { name: 'product_ids', array: true })
  productIds: string[];

  /** By how much each of these is lifted, in tenths of a point. */
  @Column('integer', { array: true })
  lifts: number[];
}
