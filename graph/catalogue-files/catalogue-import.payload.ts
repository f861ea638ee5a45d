import { Field, Int, ObjectType } from 'type-graphql';
import { UserError } from '../shared/schema/payload.js';

/** Something about a row of a file. */
@ObjectType({
  simpleResolvers: true,
  description: 'Something about a row of a file; the rest of the file was imported.',
})
export class ImportProblem {
  @Field(() => Int, {
    description:
      'Its number as a spreadsheet counts, the header of a CSV being row 1; in JSON lines, that of the line.',
  })
  row: number;

  @Field(() => String, {
    nullable: true,
    description: 'What it says wrongly, e.g. price, oldPrice or stock; null when it is the row as a whole.',
  })
  column: string | null;

  @Field({ description: 'What is wrong with it, in a sentence.' })
  reason: string;
}

/** What `importCatalogue` answers. */
@ObjectType({
  simpleResolvers: true,
  description: 'What importCatalogue answers. Every row of the file is counted once.',
})
export class CatalogueImportPayload {
  @Field(() => Int, { description: 'Rows that made a new article.' })
  created: number;

  @Field(() => Int, { description: 'Rows that changed what the shop had.' })
  updated: number;

  @Field(() => Int, { description: 'Rows that said what the shop has already.' })
  unchanged: number;

  @Field(() => Int, { description: 'Rows that were not imported.' })
  refused: number;

  @Field(() => [ImportProblem], { description: 'The first hundred rows that were not imported.' })
  problems: ImportProblem[];

  @Field(() => Int, {
    description: 'Cells that were left out of rows that were imported, and rows that may be there twice.',
  })
  warned: number;

  @Field(() => [ImportProblem], { description: 'The first hundred of these: the rows were imported all the same.' })
  warnings: ImportProblem[];

  @Field(() => [String], { description: 'Columns of the file that say nothing the shop could keep.' })
  unread: string[];

  @Field(() => [UserError], { description: 'Why the file as a whole was refused; empty when it was not.' })
  userErrors: UserError[];
}
