import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * What an owner has set for a question: names that it finds besides, goods that stand first and
 * goods that stand last. Triggers bring it into search (`sql/8-rules.sql`).
 */
@ObjectType({
  simpleResolvers: true,
  description: 'What an owner has set for a question of the search: what it finds besides, what stands first and last.',
})
@Entity('search_rule')
@Unique('search_rule_is_one_of_its_words', ['words'])
@Check('search_rule_says_something', 'cardinality(also_finds) + cardinality(pinned_ids) + cardinality(buried_ids) > 0')
export class SearchRule {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field({
    description: 'The question, in lower case and without signs; the rule is for whatever is typed with these words.',
  })
  @Column('text')
  words: string;

  @Field(() => [String], { description: 'Names of goods that the question finds besides; often empty.' })
  @Column('text', { name: 'also_finds', array: true, default: '{}' })
  alsoFinds: string[];

  /** In the order in which they stand. */
  @Column('uuid', { name: 'pinned_ids', array: true, default: '{}' })
  pinnedIds: string[];

  @Column('uuid', { name: 'buried_ids', array: true, default: '{}' })
  buriedIds: string[];

  @Field(() => Int, { description: 'Counts its changes from 1; to be sent with the next one.' })
  @Column('integer', { default: 1 })
  version: number;

  @Field(() => Date, { description: 'When it was changed last.' })
  @Column('timestamp with time zone', { name: 'changed_at', precision: 3, default: () => 'now()' })
  changedAt: Date;
}
