import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { Product } from '../catalogue/product.entity.js';
import type { Language } from '../shared/languages/languages.js';
import type { Edge } from '../shared/paging/cursor.js';
import { edgeOf } from '../shared/paging/edge.type.js';
import { PageInfo } from '../shared/paging/page-info.type.js';
import { Node } from '../shared/schema/node.type.js';

/**
 * What a shopper says of a product (spec §3): one for each shopper and product. Its writer is told
 * by name only.
 */
@ObjectType({ simpleResolvers: true, implements: Node, description: 'What a shopper says of a product.' })
@Entity('review')
@Index(['productId', 'dateCreated', 'id'])
@Unique('review_is_one_per_shopper', ['productId', 'userId'])
@Check(
  'review_rating_is_half_stars',
  'customer_rating BETWEEN 0.5 AND 5 AND customer_rating * 2 = floor(customer_rating * 2)',
)
@Check('review_text_has_measure', 'char_length(text) BETWEEN 1 AND 2000')
@Check('review_is_hidden_for_a_reason', '(hidden_at IS NULL) = (hidden_reason IS NULL)')
@Check('review_answer_has_measure', 'char_length(answer) BETWEEN 1 AND 2000')
@Check('review_answer_has_a_date', '(answer IS NULL) = (answered_at IS NULL)')
@Check('review_helpful_count_is_natural', 'helpful_count >= 0')
@Index('review_hidden', ['id'], { where: 'hidden_at IS NOT NULL' })
@Index('review_by_votes', ['productId', 'helpfulCount', 'dateCreated', 'id'], { where: 'hidden_at IS NULL' })
@Index('review_by_stars', ['productId', 'customerRating', 'dateCreated', 'id'], { where: 'hidden_at IS NULL' })
// From few stars to many, but the newest first among as many; TypeORM knows no index of `-x`.
@Index('review_by_fewest_stars', { synchronize: false })
export class Review {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field(() => ID, { description: 'Id of the product.' })
  @Column('uuid', { name: 'product_id' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  /** The account that wrote it; null for a review that came without one. */
  @Index()
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Field({ description: 'Plain text, 1 to 2000 characters; never HTML.' })
  @Column('text')
  text: string;

  @Field(() => Float, { description: 'Stars, 0.5 to 5 in halves.' })
  @Column('real', { name: 'customer_rating' })
  customerRating: number;

  @Field({ description: 'The name that the shopper goes by.' })
  @Column('text', { name: 'customer_name' })
  customerName: string;

  @Field(() => Date, { description: 'When it was written, or last changed.' })
  @Column('timestamp with time zone', { name: 'date_created', precision: 3, default: () => 'now()' })
  dateCreated: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when it is hidden from shoppers and left out of the rating; null for one that is shown.',
  })
  @Column('timestamp with time zone', { name: 'hidden_at', precision: 3, nullable: true })
  hiddenAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it is hidden; null for one that is shown.' })
  @Column('text', { name: 'hidden_reason', nullable: true })
  hiddenReason: string | null;

  /** Follows from the rows of `review_vote`, by a trigger. */
  @Field(() => Int, { description: 'How many shoppers found it helpful.' })
  @Column('integer', { name: 'helpful_count', default: 0 })
  helpfulCount: number;

  @Field(() => String, {
    nullable: true,
    description: 'What the shop answers, plain text of 1 to 2000 characters; null while it has not.',
  })
  @Column('text', { nullable: true })
  answer: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the shop answered, or last changed its answer; null while it has not.',
  })
  @Column('timestamp with time zone', { name: 'answered_at', precision: 3, nullable: true })
  answeredAt: Date | null;

  /** When its writer was mailed that the shop has answered, which happens once. */
  @Column('timestamp with time zone', { name: 'answer_told_at', precision: 3, nullable: true })
  answerToldAt: Date | null;

  /** In which its writer reads the shop. */
  @Column('text', { default: 'en' })
  language: Language;
}

const ReviewEdge = edgeOf('Review', () => Review);

/** A page of reviews. */
@ObjectType({ simpleResolvers: true, description: 'A page of reviews.' })
export class ReviewConnection {
  @Field(() => [Review], { description: 'The reviews of this page.' })
  nodes: Review[];

  @Field(() => [ReviewEdge], { description: 'The same reviews with their cursors.' })
  edges: Edge<Review>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many reviews the whole list holds.' })
  totalCount: number;
}
