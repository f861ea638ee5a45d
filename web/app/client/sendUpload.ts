import type { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';

/** How an operation with files is sent; set as `upload` in the context of the call. */
export interface UploadContext {
  /** Where it is sent: `Shop.uploadUrl`. */
  url: string;
  /** Called with the share of the body that has been sent, in whole percent. */
  onProgress: (percent: number) => void;
}

/**
 * Sends an operation whose variable `images` holds files, or `file` one, as the GraphQL multipart
 * request specification says. By XMLHttpRequest, since fetch reports no upload progress. Ends early
 * when no page waits for it any more.
 */
export function sendUpload(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
  const { upload, headers } = operation.getContext() as { upload: UploadContext; headers?: Record<string, string> };
  return new Observable((answer) => {
    const request = new XMLHttpRequest();
    request.open('POST', upload.url);
    // Proves to the graph's CSRF check that no form of another site sent this.
    for (const [name, value] of Object.entries({ ...headers, 'apollo-require-preflight': 'true' }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => upload.onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => {
      try {
        answer.next(JSON.parse(request.responseText));
        answer.complete();
      } catch {
        answer.error(new Error(`The upload was answered with status ${request.status}.`));
      }
    };
    request.onerror = () => answer.error(new TypeError('The upload did not arrive.'));
    request.send(formOf(operation));
    return () => request.abort();
  });
}

function formOf({ query, operationName, variables }: ApolloLink.Operation): FormData {
  const files: File[] = variables.images ?? [variables.file];
  const nulls = variables.images ? { images: files.map(() => null) } : { file: null };
  const form = new FormData();
  form.append(
    'operations',
    JSON.stringify({ query: print(query), operationName, variables: { ...variables, ...nulls } }),
  );
  form.append(
    'map',
    JSON.stringify(
      Object.fromEntries(
        files.map((_, index) => [index, [variables.images ? `variables.images.${index}` : 'variables.file']]),
      ),
    ),
  );
  for (const [index, file] of files.entries()) form.append(String(index), file);
  return form;
}
