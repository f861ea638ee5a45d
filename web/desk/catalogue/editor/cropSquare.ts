/** A square of a picture, in the picture's own pixels. */
export interface Square {
  /** Its top left corner. */
  x: number;
  y: number;
  side: number;
}

interface Size {
  width: number;
  height: number;
}

/** The largest side that a square picture is sent with: more than the shop ever shows. */
const MAX_SIDE = 1920;

/** The largest square in the middle of a picture. */
export function middleOf({ width, height }: Size): Square {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** The square nearest to one that is wished which lies within the picture. */
export function within({ width, height }: Size, { x, y, side }: Square): Square {
  const fits = Math.min(side, width, height);
  const clamp = (from: number, size: number) => Math.min(Math.max(from, 0), size - fits);
  return { x: clamp(x, width), y: clamp(y, height), side: fits };
}

/** The square of another side with the same middle. */
export function resized(size: Size, { x, y, side }: Square, to: number): Square {
  const by = (side - to) / 2;
  return within(size, { x: x + by, y: y + by, side: to });
}

/** Cuts a square out of a picture, as a file to be sent; null where the browser cannot. */
export async function cutOut(picture: HTMLImageElement, { x, y, side }: Square): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(Math.round(side), MAX_SIDE);
  canvas.height = canvas.width;
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  // JPEG knows no transparency.
  paper.fillStyle = '#FFFFFF';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], 'square.jpg', { type: blob.type });
}
