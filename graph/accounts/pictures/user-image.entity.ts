import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Image } from '../../media/image.entity.js';
import { User } from '../user.entity.js';

/**
 * A picture of a shopper's own: on the profile, or uploaded and not yet put there, or both. One
 * that is neither has no owner any more and is deleted.
 */
@Entity('user_image')
@Check('user_image_position_is_natural', 'position >= 0')
export class UserImage {
  @PrimaryColumn('uuid', { name: 'image_id' })
  imageId: string;

  @OneToOne(() => Image, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'image_id' })
  image?: Relation<Image>;

  @Index()
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /**
   * Place among the pictures of the profile; 0 is the avatar, null a picture that is not on the
   * profile.
   */
  @Column('integer', { nullable: true })
  position: number | null;

  /**
   * Whether it is in the store of uploads that the shopper can still choose from.
   *
   * @see spec §4 (image store)
   */
  @Column('boolean', { name: 'is_draft' })
  isDraft: boolean;

  @Index()
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
