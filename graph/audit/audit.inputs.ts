import { Field, ID, InputType } from 'type-graphql';
import { AuditSubject } from './audit-entry.entity.js';

/** What the list of changes is narrowed to. */
@InputType({ description: 'What the list of changes is narrowed to; absent and null conditions do not narrow.' })
export class AuditFilter {
  @Field(() => AuditSubject, { nullable: true, description: 'Changes of this kind of thing.' })
  subjectType?: AuditSubject | null;

  @Field(() => ID, { nullable: true, description: 'Changes of this one thing; an unknown id gives an empty list.' })
  subjectId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Changes by this account or API key.' })
  actorId?: string | null;

  @Field(() => Date, { nullable: true, description: 'Changes made at this moment or after it.' })
  madeFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Changes made before this moment.' })
  madeBefore?: Date | null;

  @Field(() => String, { nullable: true, description: 'Changes by this operation, e.g. saveProduct.' })
  operation?: string | null;
}
