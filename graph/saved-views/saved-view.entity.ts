import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { Node } from '../shared/schema/node.type.js';

/** The lists that can be seen in several ways. */
export enum StaffList {
  PRODUCTS = 'PRODUCTS',
}

registerEnumType(StaffList, {
  name: 'StaffList',
  description: 'A list for those who run the shop that can be seen in several ways.',
  valuesConfig: { PRODUCTS: { description: 'All products, hidden and archived ones too.' } },
});

/**
 * How a member of staff likes to see a list: what it is narrowed to, its order and its columns. It
 * goes with the account, and others see it where it is shared.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'How a member of staff likes to see a list: what it is narrowed to, its order and its columns.',
})
@Entity('saved_view')
@Unique('saved_view_is_one_by_its_name', ['userId', 'list', 'name'])
@Check('saved_view_list_is_known', isOneOf('list', StaffList))
export class SavedView {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Whose it is. */
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Field(() => StaffList, { description: 'Of which list it is.' })
  @Column('text')
  list: StaffList;

  @Field({ description: 'What it is called, e.g. Sold out dals.' })
  @Column('text')
  name: string;

  @Field({
    description:
      'What the list is asked for, as its client writes it into an address, e.g. `show=sold-out&sort=PRICE_ASC`; empty: the list as it is of itself.',
  })
  @Column('text')
  query: string;

  @Field(() => Boolean, { description: 'Whether all who run the shop see it; otherwise its owner alone does.' })
  @Column('boolean', { name: 'is_shared', default: false })
  isShared: boolean;

  @Field(() => Date, { description: 'When it was saved first.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
