import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** What stands on goods and their boxes, and on labels that a shop prints itself. */
const READ: ReaderOptions = {
  formats: ['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'Code128', 'Code39', 'ITF', 'QRCode', 'DataMatrix'],
};

/**
 * A reader for browsers that have none: ZXing, compiled to WebAssembly. It comes from the shop
 * itself, which its package would fetch from elsewhere.
 */
export async function openFetchedReader(): Promise<(video: HTMLVideoElement) => Promise<string[]>> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const picture = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!picture || width === 0) return [];
    canvas.width = width;
    canvas.height = height;
    picture.drawImage(video, 0, 0);
    const found = await readBarcodes(picture.getImageData(0, 0, width, height), READ);
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
