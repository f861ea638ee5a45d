import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A word, phrase or brand of the catalogue, and how many products have it. Written by
 * `search_learn` in `sql/3-upkeep.sql` alone; a term may have several rows for a while, which add
 * up.
 */
@Entity('search_term')
@Index(['kind', 'term'], { unique: true, where: 'NOT is_spare' })
@Index(['lexeme', 'kind'], { where: "kind <> 'p'" })
@Index(['sound'], { where: "kind = 'w'" })
@Index(['bones'], { where: "kind = 'w'" })
@Index(['isSpare'], { where: 'is_spare' })
@Index('search_term_trigrams', { synchronize: false })
export class SearchTerm {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** `w` a word, `t` a word of a top category, `p` the head of a name, `b` a brand. */
  @Column({ type: 'text', collation: 'C' })
  kind: 'w' | 't' | 'p' | 'b';

  /** In plain lower-case letters. */
  @Column({ type: 'text', collation: 'C' })
  term: string;

  /** A brand as it is written on its products; null for other terms. */
  @Column('text', { nullable: true })
  shown: string | null;

  /** The form in which it is compared, see `search_lexeme`. */
  @Column({ type: 'text', collation: 'C' })
  lexeme: string;

  /** How it sounds, see `search_sound`. */
  @Column({ type: 'text', collation: 'C' })
  sound: string;

  /** What is left of the sound without its vowels, see `search_bones`. */
  @Column({ type: 'text', collation: 'C' })
  bones: string;

  /** How many products have it; below 0 in a spare row when products went. */
  @Column('integer')
  products: number;

  /**
   * True for a row that one writer added while another was changing the vocabulary; to be folded
   * into the other rows.
   */
  @Column('boolean', { name: 'is_spare' })
  isSpare: boolean;
}
