import type { IncomingMessage, ServerResponse } from 'node:http';
import processRequest, { type FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { contextOf } from '../rest/response-context.js';
import { asShopError, ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { hasRight, Right } from '../shared/rights/right.js';
import {
  admitUpload,
  MAX_CATALOGUE_BYTES,
  MAX_FILE_BYTES,
  MAX_FILES,
  malformedUpload,
  tooLarge,
  type UploadPurpose,
} from './upload-body.js';

/** The operation with its variables, in bytes. */
const MAX_OPERATION_BYTES = 64 * 1024;

/**
 * Where files may stand in an operation: a variable, whatever the client calls it, or a place of a
 * list. Any other path could be made to build lists of a hundred million places.
 */
const FILE_PATH = /^variables\.[_A-Za-z]\w*(\.\d{1,2})?$/;

/**
 * Reads a GraphQL request with files (multipart/form-data, by the GraphQL multipart request
 * specification). It is for signed-in shoppers, and, since a form of another site could send one,
 * only with the header `apollo-require-preflight`.
 *
 * @returns the operation, with the files in its variables
 * @throws ShopError BAD_USER_INPUT, UNAUTHENTICATED, PAYLOAD_TOO_LARGE, RATE_LIMITED,
 *   SERVICE_UNAVAILABLE
 */
export async function readUpload(res: ServerResponse): Promise<object> {
  const { req } = res;
  const { viewer, apiKey } = contextOf(res);
  // A key that sends files is one with catalogue:write, see `uploaderOf`.
  const purpose = hasRight(viewer?.role, Right.CHANGE_CATALOGUE) || apiKey ? 'anything' : 'pictures';
  try {
    if (!req.headers['apollo-require-preflight'])
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send files with the header apollo-require-preflight.'));
    // Of a request graphql-upload reads the headers and the stream.
    const body = admitUpload(res, purpose);
    const request = Object.assign(body, { headers: req.headers }) as unknown as IncomingMessage;
    const maxBytes = purpose === 'anything' ? MAX_CATALOGUE_BYTES : MAX_FILE_BYTES;
    const limits = { maxFieldSize: MAX_OPERATION_BYTES, maxFileSize: maxBytes + 1, maxFiles: MAX_FILES };
    const operation = await processRequest(request, res, limits);
    if (!filePaths(operation).every((path) => FILE_PATH.test(path))) throw malformedUpload();
    return operation;
  } catch (thrown) {
    throw asRefusal(thrown, purpose);
  }
}

/**
 * The bytes of files that came with an operation, in their order. A file that is too large shows
 * itself now as its promise and now as its stream, so both are waited for.
 *
 * @throws ShopError PAYLOAD_TOO_LARGE beyond 5 files of 5 MB, BAD_USER_INPUT for one that was
 *   broken off
 */
export async function bytesOfUploads(uploads: readonly Promise<FileUpload>[]): Promise<Uint8Array[]> {
  // The same file may be named any number of times.
  if (uploads.length > MAX_FILES) throw tooLarge('pictures');
  return Promise.all(
    uploads.map(async (upload) => {
      try {
        const { createReadStream } = await upload;
        const chunks: Buffer[] = [];
        for await (const chunk of createReadStream()) chunks.push(chunk);
        const bytes = Buffer.concat(chunks);
        if (bytes.length > MAX_FILE_BYTES) throw tooLarge('pictures');
        return bytes;
      } catch (thrown) {
        throw asRefusal(thrown, 'pictures');
      }
    }),
  );
}

/**
 * Waits until a file has come as a whole, so that nothing is done with half of it.
 *
 * @returns its name as the sender says it, and its bytes, which lie on the disk until the request
 *   is answered
 * @throws ShopError PAYLOAD_TOO_LARGE, BAD_USER_INPUT for one that was broken off
 */
export async function receiveUpload(
  upload: Promise<FileUpload>,
): Promise<{ filename: string; bytes: AsyncIterable<Uint8Array> }> {
  try {
    const { filename, createReadStream } = await upload;
    for await (const _chunk of createReadStream());
    return { filename, bytes: createReadStream() };
  } catch (thrown) {
    throw asRefusal(thrown, 'catalogue');
  }
}

/** Where files stand in an operation, as paths of own keys joined by dots. */
function filePaths(operation: object): string[] {
  const found: string[] = [];
  const left: [path: string, value: unknown][] = [['', operation]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (value instanceof Upload) found.push(path);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) left.push([path ? `${path}.${key}` : key, inner]);
  }
  return found;
}

function asRefusal(thrown: unknown, purpose: UploadPurpose): ShopError {
  const status = thrown instanceof Error && 'status' in thrown ? thrown.status : null;
  if (status === 413) return tooLarge(purpose);
  return asShopError(thrown) ?? malformedUpload();
}
