import { useEffect, useRef, useState } from 'react';
import { type Message, t } from '../../lib/messages';
import { type BarcodeReader, openBarcodeReader } from './barcodeReader';
import styles from './CameraScan.module.css';

/** How often the picture is looked at. In milliseconds. */
const LOOK_MS = 250;
/** The same code is the same piece until it has been out of sight for so long. In milliseconds. */
const AWAY_MS = 1_000;

/** Fine enough for the bars of a code that is held at arm's length. */
const CAMERA: MediaTrackConstraints = { facingMode: 'environment', width: { ideal: 1280 } };

/**
 * What the camera sees, which is read for bar codes: each is a scan once, until it has been out of
 * sight. Says so where the camera may not be used, or what reads them could not be fetched.
 */
export function CameraScan({ onScan }: { onScan: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hindrance, setHindrance] = useState<Message | null>(null);
  const scan = useRef(onScan);
  scan.current = onScan;

  useEffect(() => {
    const seen = new Map<string, number>();
    let reader: BarcodeReader | null = null;
    let stream: MediaStream | null = null;
    let isReading = false;
    let isOver = false;
    const look = async () => {
      if (!video.current || !reader || isReading) return;
      isReading = true;
      const found = await reader.read(video.current).catch(() => []);
      isReading = false;
      for (const code of found) {
        const now = Date.now();
        const isNew = now - (seen.get(code) ?? 0) > AWAY_MS;
        seen.set(code, now);
        if (isNew && !isOver) scan.current(code);
      }
    };
    openBarcodeReader().then(
      (opened) => {
        if (isOver) opened.close();
        else reader = opened;
      },
      () => setHindrance('What reads bar codes could not be loaded. Try again, or type instead.'),
    );
    const timer = setInterval(() => void look(), LOOK_MS);
    navigator.mediaDevices.getUserMedia({ video: CAMERA }).then(
      (opened) => {
        stream = opened;
        if (isOver) return stop(opened);
        if (video.current) video.current.srcObject = opened;
      },
      () => setHindrance('The camera may not be used. Allow it in the browser, or type instead.'),
    );
    return () => {
      isOver = true;
      clearInterval(timer);
      reader?.close();
      if (stream) stop(stream);
    };
  }, []);

  if (hindrance) {
    return (
      <p className={styles.hindrance} role="alert">
        {t(hindrance)}
      </p>
    );
  }
  return (
    <video className={styles.picture} ref={video} autoPlay muted playsInline aria-label={t('What the camera sees')} />
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
