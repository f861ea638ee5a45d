import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Image } from '../media/image.entity.js';
import { Review } from './review.entity.js';

/** A photo of a review. One that has lost its review has no owner any more, and is deleted. */
@Entity('review_photo')
@Index('review_photo_is_left', ['imageId'], { where: 'review_id IS NULL' })
export class ReviewPhoto {
  @PrimaryColumn('uuid', { name: 'image_id' })
  imageId: string;

  @OneToOne(() => Image, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'image_id' })
  image?: Relation<Image>;

  @Index()
  @Column('uuid', { name: 'review_id', nullable: true })
  reviewId: string | null;

  @ManyToOne(() => Review, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'review_id' })
  review?: Relation<Review>;

  /** Place among the photos of the review, from 0. */
  @Column('integer')
  position: number;

  /** Since when only its writer and staff see it; null for one that is shown. */
  @Column('timestamp with time zone', { name: 'hidden_at', precision: 3, nullable: true })
  hiddenAt: Date | null;
}
