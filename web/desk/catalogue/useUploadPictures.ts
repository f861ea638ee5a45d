import { useState } from 'react';
import { refusalOf, shrunk, sizeRefusalOf } from '../../accounts/profile/pictureFiles';
import { gql } from '../../gql';
import { useDeskUploadPicturesMutation } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { useAlert } from '../../ui/feedback/AlertBar';

gql(`mutation deskUploadPictures($images: [Upload!]!) {
  uploadImages(images: $images) {
    images { id url(width: 480) whole: url }
    userErrors { code message field }
  }
}`);

/** A picture that lies in the store of uploads. */
export interface Uploaded {
  id: string;
  url: string;
  /** The widest file of it. */
  whole: string;
}

/**
 * Uploads pictures for goods and categories. What cannot be taken is refused in words before
 * anything is sent.
 *
 * @param uploadUrl where files are sent: `Shop.uploadUrl`
 * @returns `upload`, answering what has arrived, nothing where it was refused or failed; whether it
 *   is under way, and how much has been sent, in whole percent
 */
export function useUploadPictures(uploadUrl: string) {
  const alert = useAlert();
  const [mutate, { loading }] = useDeskUploadPicturesMutation();
  const [percent, setPercent] = useState(0);
  const refuse = (message: string): Uploaded[] => {
    alert.error(message);
    return [];
  };
  const upload = async (chosen: File[]): Promise<Uploaded[]> => {
    const refusal = await refusalOf(chosen);
    if (refusal) return refuse(refusal);
    const images = await Promise.all(chosen.map(shrunk));
    const tooLarge = sizeRefusalOf(images);
    if (tooLarge) return refuse(tooLarge);
    setPercent(0);
    try {
      const context = { upload: { url: uploadUrl, onProgress: setPercent } };
      const answer = (await mutate({ variables: { images }, context })).data?.uploadImages;
      const sent = answer?.images ?? [];
      return sent.length > 0 ? sent : refuse(answer?.userErrors[0]?.message ?? faultMessage(null));
    } catch (error) {
      return refuse(faultMessage(error));
    }
  };
  return { upload, isBusy: loading, percent };
}
