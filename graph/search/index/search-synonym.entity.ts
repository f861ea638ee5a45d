import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A name that shoppers use for something: pyaz for onion. The names of one concept find each other.
 *
 * The rows of the files in `synonyms/` are replaced when the files change; those that an operator
 * adds (`source` shop) stay.
 */
@Entity('search_synonym')
@Index(['lexemes'])
@Index(['sound'])
@Index(['bones'])
@Index('IDX_search_synonym_spoken', ['spoken'])
@Index('search_synonym_trigrams', { synchronize: false })
@Index('search_synonym_begun', { synchronize: false })
@Check('search_synonym_source_is_known', "source IN ('file', 'shop', 'rule')")
@Check('search_synonym_role_is_known', "role IN ('name', 'typed', 'instead', 'holds')")
export class SearchSynonym {
  /** What all names of this concept share, e.g. onion. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  concept: string;

  /** A word, or a few, in plain lower-case letters. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  spelling: string;

  /**
   * `file` for what the shop comes with, `shop` for what its operator added, `rule` for what owners
   * set for questions, which triggers write.
   */
  @PrimaryColumn('text', { default: 'shop' })
  source: 'file' | 'shop' | 'rule';

  /**
   * `name`: finds the other names and is found by them. `typed`: finds them but is not found by
   * them, as sabzi finds vegetables. `instead`: a trade name that finds them where the catalogue
   * has nothing of that name. `holds`: is found by them without finding them, as a kind of thing
   * does what is of the kind, chips by snacks.
   */
  @Column('text', { default: 'name' })
  role: 'name' | 'typed' | 'instead' | 'holds';

  /** The forms in which its words are compared; filled in by a trigger. */
  @Column({ type: 'text', collation: 'C', default: '' })
  lexemes: string;

  /** How it sounds; filled in by a trigger. */
  @Column({ type: 'text', collation: 'C', default: '' })
  sound: string;

  /** What is left of the sound without its vowels; filled in by a trigger. */
  @Column({ type: 'text', collation: 'C', default: '' })
  bones: string;

  /** How it is written by ear, see `search_spoken`; filled in by a trigger. */
  @Column({ type: 'text', collation: 'C', default: '' })
  spoken: string;
}
