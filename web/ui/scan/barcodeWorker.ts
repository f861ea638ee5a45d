import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** What stands on goods and their boxes, and on labels that a shop prints itself. */
const READ: ReaderOptions = {
  formats: ['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'Code128', 'Code39', 'ITF', 'QRCode', 'DataMatrix'],
};

// From the shop itself; its package would fetch it from elsewhere.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true }).then(
  () => postMessage([]),
  reportError,
);

/** Answers each picture with the texts of the bar codes in it, and none once it is ready. */
addEventListener('message', async ({ data }: MessageEvent<ImageData>) => {
  const found = await readBarcodes(data, READ).catch(() => []);
  postMessage(found.filter(({ isValid }) => isValid).map(({ text }) => text));
});
