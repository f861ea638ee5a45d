import { useApolloClient } from '@apollo/client/react';
import { gql } from '../../gql';
import { UploadedImagesDocument, useUploadImagesMutation } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';

gql(`mutation uploadImages($images: [Upload!]!) {
  uploadImages(images: $images) { images { id } userErrors { code message field } }
}`);

gql(`query UploadedImages { me { id uploadedImages { id } } }`);

/**
 * How uploading ended: ids of all pictures in the store of uploads, each once, and of those that
 * came now, in their order; or why it failed.
 */
export type UploadOutcome = { ids: string[]; added: string[] } | { problem: string };

/**
 * Uploads pictures and fetches the list of what is uploaded by now, the latest first.
 *
 * @returns `uploadImages`, given the files, where to send them and a callback for the progress in
 *   percent
 * @see spec §4 (profile image upload)
 */
export function useUploadImages() {
  const client = useApolloClient();
  const [mutate] = useUploadImagesMutation();

  return async (images: File[], url: string, onProgress: (percent: number) => void): Promise<UploadOutcome> => {
    try {
      const { data } = await mutate({ variables: { images }, context: { upload: { url, onProgress } } });
      const [refusal] = data?.uploadImages.userErrors ?? [];
      if (refusal) return { problem: refusal.message };
      const uploaded = await client.query({ query: UploadedImagesDocument, fetchPolicy: 'network-only' });
      const ids = uploaded.data?.me?.uploadedImages.map(({ id }) => id) ?? [];
      const added = data?.uploadImages.images?.map(({ id }) => id) ?? [];
      return ids.length ? { ids: [...new Set(ids)], added } : { problem: faultMessage(null) };
    } catch (error) {
      return { problem: faultMessage(error) };
    }
  };
}
