import { gql } from '../../gql';
import { useClearUploadedImagesMutation } from '../../gql/graphql';

gql(`mutation clearUploadedImages {
  clearUploadedImages { userErrors { code message } }
}`);

/**
 * Empties the shopper's store of uploads. A failure is passed over: what is left there is forgotten
 * within a day.
 *
 * @returns `clearUploadedImages`, resolving when it is done or has failed
 * @see spec §4 (the image store is cleared on account page load and after save)
 */
export function useClearUploadedImages(): () => Promise<void> {
  const [mutate] = useClearUploadedImagesMutation();
  return () =>
    mutate().then(
      () => undefined,
      () => undefined,
    );
}
