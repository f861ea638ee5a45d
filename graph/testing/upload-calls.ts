import type { User } from '../accounts/user.entity.js';
import type { As, GraphAnswer, RestAnswer, TestShop } from './shop.js';

/** A file as a client sends it: what it is said to be may be untrue. */
export interface SentFile {
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

/** What a refused or granted upload shows, on whichever face. */
export interface UploadOutcome {
  status: number;
  code: string | null;
  message: string | null;
  /** Addresses of the new pictures. */
  images: string[];
}

const UPLOAD = `mutation ($images: [Upload!]!) {
  uploadImages(images: $images) { images { id url width height } message userErrors { code message field } }
}`;

/** The form that brings files to POST /api/user/upload. */
export function formOf(files: readonly SentFile[], field = 'images'): FormData {
  const form = new FormData();
  for (const file of files) form.append(field, blobOf(file), file.name ?? 'photo.jpg');
  return form;
}

/**
 * The form of an operation with files.
 *
 * @param map where each file stands; by default in `images`, one after the other
 */
export function operationOf(
  files: readonly SentFile[],
  map: object = Object.fromEntries(files.map((_, index) => [index, [`variables.images.${index}`]])),
  operations: object = { query: UPLOAD, variables: { images: files.map(() => null) } },
): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify(operations));
  form.append('map', JSON.stringify(map));
  for (const [index, file] of files.entries()) form.append(String(index), blobOf(file), file.name ?? 'photo.jpg');
  return form;
}

/** Sends such a form to /graphql. */
export async function sendOperation(
  shop: TestShop,
  as: As,
  form: FormData,
  headers: Record<string, string> = { 'apollo-require-preflight': 'true' },
) {
  const { status, headers: told, body } = await shop.rest('POST /graphql', { as, body: form, headers });
  return {
    status,
    headers: told,
    data: body.data ?? null,
    errors: (body.errors ?? []) as GraphAnswer<unknown>['errors'],
  };
}

/** Uploads over REST. */
export async function uploadOverRest(
  shop: TestShop,
  as: User | null,
  files: readonly SentFile[],
): Promise<UploadOutcome> {
  return restOutcome(await shop.rest('POST /api/user/upload', { as, body: formOf(files) }));
}

/** Uploads on the graph. */
export async function uploadOnGraph(
  shop: TestShop,
  as: User | null,
  files: readonly SentFile[],
): Promise<UploadOutcome> {
  const { status, data, errors } = await sendOperation(shop, as, operationOf(files));
  const payload = data?.uploadImages;
  const refusal = payload?.userErrors[0] ?? null;
  return {
    status,
    code: refusal?.code ?? errors[0]?.extensions.code ?? null,
    message: refusal?.message ?? errors[0]?.message ?? payload?.message ?? null,
    images: payload?.images.map(({ url }: { url: string }) => url) ?? [],
  };
}

/** Both ways to upload, to be held against each other. */
export const FACES = [
  ['on the graph', uploadOnGraph],
  ['over REST', uploadOverRest],
] as const;

function restOutcome({ status, body }: RestAnswer<{ code?: string; msg: string; images?: string[] }>): UploadOutcome {
  return { status, code: body.code ?? null, message: body.msg, images: body.images ?? [] };
}

function blobOf({ bytes, type = 'image/jpeg' }: SentFile): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}
