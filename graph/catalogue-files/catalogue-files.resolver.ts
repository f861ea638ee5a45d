import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { MUCH_WORK } from '../shared/schema/much-work.js';
import { payload } from '../shared/schema/payload.js';
import { receiveUpload } from '../uploads/graph-uploads.js';
import { CatalogueImportPayload } from './catalogue-import.payload.js';
import { importUploadedCatalogue } from './import/import-uploaded-catalogue.js';

const NOTHING = { created: 0, updated: 0, unchanged: 0, refused: 0, problems: [], warned: 0, warnings: [], unread: [] };

/** The catalogue as files. */
@Resolver()
export class CatalogueFilesResolver {
  @Extensions(MUCH_WORK)
  @Mutation(() => CatalogueImportPayload, {
    description:
      'Puts the articles of a CSV, JSON lines or .xlsx file of at most 20 MB into the catalogue, or updates those that exist; articles that it does not name stay as they are, and a file that comes again changes nothing. For an admin, or an API key with catalogue:write. A multipart request with the header apollo-require-preflight. Refused with PAYLOAD_TOO_LARGE, BAD_USER_INPUT, or CONFLICT while another import is under way; what is wrong with single rows is in `problems`, and what was left out of others in `warnings`.',
  })
  async importCatalogue(
    @Ctx() ctx: Context,
    @Arg('file', () => GraphQLUpload, {
      description:
        'The file: a workbook (.xlsx) as its bytes say, JSON lines when its name ends in .jsonl or .ndjson, otherwise a CSV with a header.',
    })
    file: Promise<FileUpload>,
    @Arg('dryRun', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'True tells what would come of the file, and changes nothing.',
    })
    dryRun: boolean | null,
  ): Promise<CatalogueImportPayload> {
    const work = () => importUploadedCatalogue(ctx, () => receiveUpload(file), dryRun ?? false);
    return { ...NOTHING, ...(await payload(ctx, work)) };
  }
}
