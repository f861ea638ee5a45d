import { t } from '../../lib/messages';

/** What a file dialog is to offer. @see spec §5 (image upload) */
export const ACCEPTED = 'image/jpeg,image/jpg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

/** The most files of one upload, and the most megabytes of each. */
export const MAX_FILES = 5;
const MAX_MEGABYTES = 5;

/** A picture larger than this is made smaller before it is sent. In bytes. */
const SHRUNK_FROM_BYTES = 1_500_000;
/** To this, in pixels a side: more than the shop ever shows. */
const SHRUNK_TO = 1920;

const NOT_A_PICTURE = 'Please select a valid JPG or PNG image file.';

/** What is said of more or larger files than that. */
export const tooMuch = () =>
  t('Please choose up to {files} pictures of up to {megabytes} MB each.', {
    files: MAX_FILES,
    megabytes: MAX_MEGABYTES,
  });

/**
 * Why files cannot be uploaded, in the words to show; null when they can. The graph reads all that
 * is in them, this only what they say they are and how they begin, so that a wrong choice costs no
 * upload and is not shown as a picture meanwhile.
 *
 * @see spec §5 (image upload)
 */
export async function refusalOf(files: readonly File[]): Promise<string | null> {
  if (files.length === 0 || !files.every(isPicture)) return NOT_A_PICTURE;
  if (files.length > MAX_FILES) return tooMuch();
  return (await Promise.all(files.map(beginsAsPicture))).every(Boolean) ? null : NOT_A_PICTURE;
}

/**
 * Why files are too large to be sent, in the words to show; null when they are not. Asked once they
 * are `shrunk`.
 */
export function sizeRefusalOf(files: readonly File[]): string | null {
  return files.some(({ size }) => size > MAX_MEGABYTES * 1024 * 1024) ? tooMuch() : null;
}

/** Some systems do not know the type of a file; then its name has to do. */
function isPicture({ type, name }: File): boolean {
  return type ? /^image\/(jpe?g|png|webp)$/.test(type) : /\.(jpe?g|png|webp)$/i.test(name);
}

/** How a JPEG, a PNG and a WebP begin, each byte as a character. */
const BEGINNINGS = /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s;

async function beginsAsPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return BEGINNINGS.test(String.fromCharCode(...bytes));
}

/**
 * Makes the photographs of a good phone small enough to be sent over a poor line; anything that is
 * small already, or that the browser cannot draw, is left as it is.
 */
export async function shrunk(file: File): Promise<File> {
  if (file.size < SHRUNK_FROM_BYTES || typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SHRUNK_TO / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const paper = canvas.getContext('2d');
    if (!paper) return file;
    // JPEG knows no transparency.
    paper.fillStyle = '#FFFFFF';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
