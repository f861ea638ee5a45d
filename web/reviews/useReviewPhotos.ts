import { useEffect, useRef, useState } from 'react';
import { MAX_FILES, refusalOf, shrunk, sizeRefusalOf, tooMuch } from '../accounts/profile/pictureFiles';
import { useUploadImages } from '../accounts/profile/useUploadImages';
import { useAlert } from '../ui/feedback/AlertBar';
import { widestOf } from '../ui/media/widestOf';
import type { ChosenPhoto } from './PhotosInput';

/** As many as one upload brings. */
export const MAX_PHOTOS = MAX_FILES;

/** A photo as the form holds it. */
interface HeldPhoto extends ChosenPhoto {
  /** In the graph; null for one that has not been uploaded yet. */
  id: string | null;
  file: File | null;
}

/**
 * The photos that are to stand with a review: such as it has, and others from this device, which
 * are checked as they are chosen and uploaded once the review is sent.
 *
 * @param had the photos of the review
 * @param uploadUrl where files are sent
 * @returns `chosen`, `add`, `remove` and `clear`; `upload`, which answers the ids of all in their
 *   order, or null when it failed and said so; `refuse`, to show what the graph found wrong
 */
export function useReviewPhotos(had: readonly { id: string; srcset: string }[], uploadUrl: string) {
  const alert = useAlert();
  const uploadImages = useUploadImages();
  const [chosen, setChosen] = useState<readonly HeldPhoto[]>(() =>
    had.map(({ id, srcset }) => ({ key: id, src: widestOf(srcset), id, file: null })),
  );
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const address of previews.current) URL.revokeObjectURL(address);
    },
    [],
  );

  const refuse = (message: string): null => {
    setError(message);
    alert.error(message);
    return null;
  };
  const add = async (files: File[]) => {
    setError(null);
    const refusal = chosen.length + files.length > MAX_PHOTOS ? tooMuch() : await refusalOf(files);
    if (refusal) {
      refuse(refusal);
      return;
    }
    const added = files.map((file): HeldPhoto => {
      const src = URL.createObjectURL(file);
      previews.current.push(src);
      return { key: `chosen-${previews.current.length}`, src, id: null, file };
    });
    setChosen((before) => [...before, ...added].slice(0, MAX_PHOTOS));
  };
  const upload = async (): Promise<string[] | null> => {
    const fresh = chosen.filter(({ id }) => id === null);
    if (fresh.length === 0) return chosen.flatMap(({ id }) => id ?? []);
    setBusy(true);
    setError(null);
    try {
      const files = await Promise.all(fresh.flatMap(({ file }) => (file ? [shrunk(file)] : [])));
      const refusal = sizeRefusalOf(files);
      if (refusal) return refuse(refusal);
      const outcome = await uploadImages(files, uploadUrl, () => undefined);
      if ('problem' in outcome) return refuse(outcome.problem);
      const idOf = new Map(fresh.map(({ key }, index) => [key, outcome.added[index] ?? null]));
      const uploaded = chosen.map((photo) => ({ ...photo, id: photo.id ?? idOf.get(photo.key) ?? null }));
      // What is refused afterwards is not uploaded a second time.
      setChosen(uploaded);
      return uploaded.flatMap(({ id }) => id ?? []);
    } finally {
      setBusy(false);
    }
  };
  return {
    chosen,
    error,
    isBusy,
    add: (files: File[]) => void add(files),
    remove: ({ key }: ChosenPhoto) => setChosen((before) => before.filter((photo) => photo.key !== key)),
    clear: () => setChosen([]),
    upload,
    refuse,
  };
}
