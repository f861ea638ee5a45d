import { chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { type Message, t } from '../../lib/messages';
import { openBarcodeDetector } from './barcodeDetector';

/** How often the picture is looked at. In milliseconds. */
const LOOK_MS = 250;
/** The same code is the same piece until it has been out of sight for so long. In milliseconds. */
const AWAY_MS = 1_000;

/**
 * What the camera sees, which is read for bar codes: each is a scan once, until it has been out of
 * sight. Says so where the camera may not be used, or the system has nothing that reads them.
 */
export function CameraScan({ onScan }: { onScan: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hindrance, setHindrance] = useState<Message | null>(null);
  const scan = useRef(onScan);
  scan.current = onScan;

  useEffect(() => {
    const detector = openBarcodeDetector();
    const seen = new Map<string, number>();
    let stream: MediaStream | null = null;
    let isOver = false;
    const look = async () => {
      if (!video.current || !detector) return;
      const found = await detector.detect(video.current).catch((fault: unknown) => {
        // Not before the first picture has come, which is another fault.
        if (nameOf(fault) === 'NotSupportedError') setHindrance('This device reads no bar codes. Type the SKU.');
        return [];
      });
      for (const { rawValue } of found) {
        const now = Date.now();
        const isNew = now - (seen.get(rawValue) ?? 0) > AWAY_MS;
        seen.set(rawValue, now);
        if (isNew && !isOver) scan.current(rawValue);
      }
    };
    const timer = setInterval(() => void look(), LOOK_MS);
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened;
        if (isOver) return stop(opened);
        if (video.current) video.current.srcObject = opened;
      },
      () => setHindrance('The camera may not be used. Allow it in the browser, or type the SKU.'),
    );
    return () => {
      isOver = true;
      clearInterval(timer);
      if (stream) stop(stream);
    };
  }, []);

  if (hindrance) {
    return (
      <Text role="alert" mb="5" color="fg.error">
        {t(hindrance)}
      </Text>
    );
  }
  return (
    <chakra.video
      ref={video}
      autoPlay
      muted
      playsInline
      w="full"
      maxW="28rem"
      aspectRatio="4 / 3"
      mb="5"
      borderRadius="l3"
      bg="bg.inverted"
      objectFit="cover"
      aria-label={t('What the camera sees')}
    />
  );
}

const nameOf = (fault: unknown) => (fault instanceof Error ? fault.name : '');

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
