/**
 * The port to where the files of pictures are kept, by their names such as `upload-…-320.webp`: a
 * folder of the machine, or a bucket. A file never changes once it is written. None of these may be
 * called inside a database transaction.
 *
 * @throws ShopError SERVICE_UNAVAILABLE, from each of them, when the store does not answer or
 *   refuses
 */
export interface PictureStore {
  /** Whether a file is there, as a whole. */
  has(name: string): Promise<boolean>;
  /** The bytes of a file; null for one that is not there. */
  read(name: string): Promise<Uint8Array | null>;
  /** Writes a file as a whole or not at all; one of that name that is there already is replaced. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Takes a file away; one that is not there is no fault. */
  remove(name: string): Promise<void>;
}
