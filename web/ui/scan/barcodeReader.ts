/** The browser's own reader of bar codes; the types of TypeScript do not know it yet. */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: {
      new (): NativeDetector;
      /** Empty where the browser has the interface, and its system nothing that reads. */
      getSupportedFormats: () => Promise<readonly string[]>;
    };
  }
}

/** What reads bar codes. */
export interface BarcodeReader {
  /** All that are in a picture; before the first has come it may fail. */
  read(video: HTMLVideoElement): Promise<string[]>;
  close(): void;
}

/** Whether there may be a camera to read with: pages without TLS have none. */
export function hasCamera(): boolean {
  return typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices);
}

/** Whether the device has a camera; a browser tells so before it may be used. */
export async function findCamera(): Promise<boolean> {
  if (!hasCamera()) return false;
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind === 'videoinput');
}

/**
 * What reads the bar codes of goods: the browser's own reader, or where it has none, as on iPhones
 * and in Firefox, one that is fetched first, of some 400 kB.
 *
 * @throws Error where that cannot be fetched
 */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const Native = window.BarcodeDetector;
  const formats = (await Native?.getSupportedFormats()) ?? [];
  if (!Native || !formats.includes('ean_13')) return (await import('./fetchedBarcodeReader')).openFetchedReader();
  const detector = new Native();
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}
