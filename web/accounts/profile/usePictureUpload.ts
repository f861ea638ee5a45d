import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { refusalOf, shrunk, sizeRefusalOf } from './pictureFiles';
import { useUpdateProfile } from './useUpdateProfile';
import { useUploadImages } from './useUploadImages';

/**
 * How far an upload is; `preview` is the address of the first chosen picture as it lies on the
 * shopper's device.
 */
export type PictureUpload =
  | { step: 'uploading'; preview: string; percent: number }
  | { step: 'saving'; preview: string }
  | { step: 'failed'; preview: string | null; message: string; canRetry: boolean };

interface PictureUploadOptions {
  /** Where files are sent: `Shop.uploadUrl`. */
  uploadUrl: string;
  /** Resolves when the store of uploads has been cleared, before which nothing may be put there. */
  cleared: () => Promise<void>;
  /** Called when the pictures are on the profile. */
  onSaved: () => void;
}

/**
 * Takes chosen files onto the profile: checked, shown at once, made smaller where they are large,
 * uploaded; then the list of uploads, each once, is saved to the user record, and 'Images
 * Uploaded!' is said.
 *
 * @returns `upload`, null while nothing is under way; `choose` for new files, `retry` for those
 *   that failed, `dismiss`
 * @see spec §4 (profile image upload), §5 (image upload)
 */
export function usePictureUpload({ uploadUrl, cleared, onSaved }: PictureUploadOptions) {
  const alert = useAlert();
  const uploadImages = useUploadImages();
  const updateProfile = useUpdateProfile();
  const [upload, setUpload] = useState<PictureUpload | null>(null);
  const chosen = useRef<File[]>([]);
  /** What the chosen files have become, once they are uploaded and only not saved yet. */
  const uploaded = useRef<string[] | null>(null);
  const preview = useRef<string | null>(null);

  const removePreview = () => {
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = null;
  };
  useEffect(() => removePreview, []);

  const fail = (message: string, canRetry: boolean) => {
    setUpload({ step: 'failed', preview: preview.current, message, canRetry });
    alert.error(message);
  };

  const send = async (shown: string) => {
    if (!uploaded.current) {
      setUpload({ step: 'uploading', preview: shown, percent: 0 });
      await cleared();
      const files = await Promise.all(chosen.current.map(shrunk));
      const refusal = sizeRefusalOf(files);
      if (refusal) return fail(refusal, false);
      const outcome = await uploadImages(files, uploadUrl, (percent) =>
        setUpload(percent < 100 ? { step: 'uploading', preview: shown, percent } : { step: 'saving', preview: shown }),
      );
      if ('problem' in outcome) return fail(outcome.problem, true);
      uploaded.current = outcome.ids;
    }
    setUpload({ step: 'saving', preview: shown });
    // Alone: what is being typed is saved by its own button, and a shopper who came by Google may
    // have no phone yet.
    const { isDone, message } = await updateProfile({ images: uploaded.current });
    if (!isDone) return fail(message, true);
    dismiss();
    alert.success(t('Images Uploaded!'));
    onSaved();
  };

  const choose = async (files: File[]) => {
    removePreview();
    chosen.current = files;
    uploaded.current = null;
    const refusal = await refusalOf(files);
    // Others were chosen meanwhile.
    if (chosen.current !== files) return;
    const [first] = files;
    if (refusal || !first) return fail(refusal ?? '', false);
    preview.current = URL.createObjectURL(first);
    void send(preview.current);
  };
  const dismiss = () => {
    removePreview();
    setUpload(null);
  };
  return {
    upload,
    choose: (files: File[]) => void choose(files),
    retry: () => void send(preview.current ?? ''),
    dismiss,
  };
}
