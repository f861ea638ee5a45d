import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.js';

/** What a member of staff wrote down of a customer. It goes with the account. */
@ObjectType({ simpleResolvers: true, description: 'What somebody who runs the shop wrote down of a customer.' })
@Entity('customer_note')
@Check('customer_note_is_filled', "text <> ''")
export class CustomerNote {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index()
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Field({ description: 'What was written, in several lines where there are some.' })
  @Column('text')
  text: string;

  /** Who wrote it; null once that account is gone. */
  @Index()
  @Column('uuid', { name: 'written_by_id', nullable: true })
  writtenById: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'written_by_id' })
  writtenBy?: Relation<User> | null;

  @Field(() => String, { nullable: true, description: 'The name of who wrote it; null once that account is gone.' })
  get writer(): string | null {
    return this.writtenBy?.name ?? null;
  }

  @Field(() => Date, { description: 'When it was written.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
