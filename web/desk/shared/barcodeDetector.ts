/** What a browser that reads bar codes has; the types of TypeScript do not know it yet. */
interface BarcodeDetectorLike {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new () => BarcodeDetectorLike;
  }
}

/** Whether the browser reads bar codes by its camera. */
export function hasBarcodeDetector(): boolean {
  return typeof window !== 'undefined' && Boolean(window.BarcodeDetector) && Boolean(navigator.mediaDevices);
}

/** What reads the bar codes of a picture; null where the browser does not. */
export function openBarcodeDetector(): BarcodeDetectorLike | null {
  return window.BarcodeDetector ? new window.BarcodeDetector() : null;
}
