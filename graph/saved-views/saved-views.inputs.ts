import { Field, InputType } from 'type-graphql';
import { StaffList } from './saved-view.entity.js';

/** A view to be kept. */
@InputType({ description: 'A view of a list to be kept, in the place of the own one of the same name.' })
export class SavedViewInput {
  @Field(() => StaffList, { description: 'Of which list it is.' })
  list: StaffList;

  @Field({ description: 'What it is called: 1 to 60 characters.' })
  name: string;

  @Field({
    description: 'What the list is asked for, as its client writes it into an address; at most 1000 characters.',
  })
  query: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether all who run the shop are to see it. Absent or null: no.',
  })
  isShared?: boolean | null;
}
