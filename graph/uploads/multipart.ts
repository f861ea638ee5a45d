import busboy from 'busboy';
import type { Request, Response } from 'express';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { admitUpload, MAX_FILE_BYTES, MAX_FILES, malformedUpload, tooLarge } from './upload-body.js';

const LIMITS = {
  files: MAX_FILES,
  // A file of just this size is taken for a larger one.
  fileSize: MAX_FILE_BYTES + 1,
  fields: 10,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
};

/**
 * Reads the files of a form (multipart/form-data). Their names and types are ignored: both are only
 * what a stranger says.
 *
 * @param field the name of the field that they are sent in
 * @returns the bytes of each, in their order; none when none was sent
 * @throws ShopError UNAUTHENTICATED, UNSUPPORTED_MEDIA_TYPE for another kind of body,
 *   BAD_USER_INPUT for another field or a body that is malformed or broken off, PAYLOAD_TOO_LARGE
 *   beyond 5 files of 5 MB, RATE_LIMITED, SERVICE_UNAVAILABLE
 * @see spec §7 (POST /api/user/upload)
 */
export async function readFiles(req: Request, field: string): Promise<Uint8Array[]> {
  const body = admitUpload(req.res as Response, 'pictures');
  const parser = openParser(req);
  const files: Promise<Uint8Array>[] = [];

  await new Promise<void>((resolve, reject) => {
    parser.on('file', (name, file) => {
      if (name === field) files.push(bytesOf(file));
      else
        refuse(
          new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send the files in the field {field}.', { field }), field),
        );
      file.on('limit', () => refuse(tooLarge('pictures')));
      // What is not read would hold up the rest.
      file.on('error', () => undefined).resume();
    });
    parser.on('filesLimit', () => refuse(tooLarge('pictures')));
    parser.on('error', () => refuse(malformedUpload()));
    parser.on('close', resolve);
    body.on('error', refuse);
    body.on('close', () => body.readableEnded || refuse(malformedUpload()));
    body.pipe(parser);

    function refuse(refusal: Error): void {
      reject(refusal);
      body.unpipe(parser);
      // Not at once: the parser may be in the middle of what it told of.
      setImmediate(() => parser.destroy());
    }
  }).finally(() => Promise.allSettled(files));
  return Promise.all(files);
}

function openParser(req: Request): busboy.Busboy {
  try {
    return busboy({ headers: req.headers, limits: LIMITS });
  } catch {
    throw malformedUpload();
  }
}

function bytesOf(file: NodeJS.ReadableStream): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('end', () => resolve(Buffer.concat(chunks)));
    file.on('error', reject);
    file.on('close', () => reject(malformedUpload()));
  });
}
