/**
 * A reader for browsers that have none: ZXing, compiled to WebAssembly. It runs in a worker, so
 * that the policy of pages need not allow WebAssembly, and reading holds up no page.
 *
 * @throws Error where it cannot be loaded
 */
export async function openFetchedReader() {
  const worker = new Worker(new URL('./barcodeWorker.ts', import.meta.url), { type: 'module' });
  const answer = () =>
    new Promise<string[]>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data);
      worker.onerror = () => reject(new Error('The reader of bar codes could not be loaded.'));
    });
  await answer();
  const canvas = document.createElement('canvas');
  const picture = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: async (video: HTMLVideoElement): Promise<string[]> => {
      const { videoWidth: width, videoHeight: height } = video;
      if (!picture || width === 0) return [];
      canvas.width = width;
      canvas.height = height;
      picture.drawImage(video, 0, 0);
      const frame = picture.getImageData(0, 0, width, height);
      const answered = answer();
      worker.postMessage(frame, [frame.data.buffer]);
      return answered;
    },
    close: () => worker.terminate(),
  };
}
