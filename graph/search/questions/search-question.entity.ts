import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How many networks asked a question that found something on a day of India's calendar. */
@Entity('search_question')
export class SearchQuestion {
  @PrimaryColumn('date')
  day: string;

  /** As `wordsOf` spells them. */
  @PrimaryColumn('text')
  words: string;

  @Column('integer')
  asked: number;
}

/** How many networks opened, and bought, a product that a question had found, on such a day. */
@Entity('search_choice')
@Index(['words'])
export class SearchChoice {
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  words: string;

  @Index()
  @PrimaryColumn('uuid', { name: 'product_id' })
  productId: string;

  @Column('integer')
  opened: number;

  @Column('integer', { default: 0 })
  bought: number;
}
