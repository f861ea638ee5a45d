import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A public field of products, added by an extension, whose words are found: replaced whenever the
 * extensions that are loaded have others.
 */
@Entity('search_field')
export class SearchField {
  /** E.g. spiceLevel. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  name: string;

  /** How each value of an enum is called, in all languages; empty for a text, whose words count. */
  @Column('jsonb')
  words: Record<string, string>;
}
