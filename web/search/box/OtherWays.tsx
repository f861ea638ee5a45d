// biome-ignore-all lint/a11y/useSemanticElements: a fieldset would need a legend on screen
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { Button } from '../../ui/first-view/Button';
import { CAMERA, MICROPHONE } from '../../ui/media/drawings';
import { Icon } from '../../ui/media/Icon';
import { findCamera } from '../../ui/scan/barcodeReader';
import { canDictate } from './dictation';
import styles from './OtherWays.module.css';

const Dictation = lazyComponent(async () => (await import('./Dictation')).Dictation);
const BarcodeSearch = lazyComponent(async () => (await import('./BarcodeSearch')).BarcodeSearch);

/** Attribute of what takes Escape for itself, in a sheet that would close by it. */
export const HANDLES_ESCAPE = 'data-handles-escape';

interface OtherWaysProps {
  /** Called when a page was chosen and is about to open. */
  onChoose: () => void;
  /** Puts the focus into the box, to type. */
  onReturn: () => void;
}

/**
 * Ways to search without typing, where browser and device have them: by voice, and by the bar code
 * of a pack. Escape, or a press on 'Type instead', leads back to the box. Absent where there is
 * none.
 */
export function OtherWays({ onChoose, onReturn }: OtherWaysProps) {
  const [way, setWay] = useState<'voice' | 'code' | null>(null);
  const hasCamera = useCamera();
  const isHeard = canDictate();

  const leave = () => {
    setWay(null);
    onReturn();
  };
  const leaveByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    leave();
  });
  const back = useRef<HTMLButtonElement>(null);
  const isAway = way !== null;
  useEffect(() => {
    if (!isAway) return;
    // Before the box, or the sheet around it, would empty or close itself.
    document.addEventListener('keydown', leaveByEscape, true);
    // A sheet gives the focus of what is gone back to the box first.
    const frame = requestAnimationFrame(() => back.current?.focus());
    return () => {
      document.removeEventListener('keydown', leaveByEscape, true);
      cancelAnimationFrame(frame);
    };
  }, [isAway]);
  if (way) {
    const Way = way === 'voice' ? Dictation : BarcodeSearch;
    return (
      <div className={styles.way} role="group" aria-label={t('Search without typing')} {...{ [HANDLES_ESCAPE]: '' }}>
        <Way onChoose={onChoose} />
        <Button ref={back} variant="outline" onClick={leave}>
          {t('Type instead')}
        </Button>
      </div>
    );
  }
  if (!isHeard && !hasCamera) return null;
  return (
    <div className={styles.ways} role="group" aria-label={t('Search without typing')}>
      {isHeard && (
        <Button variant="outline" onClick={() => setWay('voice')}>
          <Icon name={MICROPHONE} />
          {t('Speak')}
        </Button>
      )}
      {hasCamera && (
        <Button variant="outline" onClick={() => setWay('code')}>
          <Icon name={CAMERA} />
          {t('Scan a bar code')}
        </Button>
      )}
    </div>
  );
}

/** Whether the device has a camera; false until that is known. */
function useCamera(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isOver = false;
    findCamera().then((found) => isOver || setThere(found));
    return () => {
      isOver = true;
    };
  }, []);
  return isThere;
}
