import { type ChangeEvent, useId, useRef } from 'react';
import { t } from '../../lib/messages';
import { Button } from '../../ui/form/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Avatar } from '../../ui/media/Avatar';
import { Icon } from '../../ui/media/Icon';
import styles from './AvatarUpload.module.css';
import { ACCEPTED } from './pictureFiles';
import type { PictureUpload } from './usePictureUpload';

const SIZE = 144;
/** The line of the ring in the picture and its length, in units of the drawing. */
const RING = { radius: 43, length: 2 * Math.PI * 43 };

interface AvatarUploadProps {
  /** Whose picture it is. */
  name: string;
  /** Address of the picture that is stored. */
  image: string | null;
  /** How far an upload is; null while nothing is under way. */
  upload: PictureUpload | null;
  /** Marks it as what is missing. */
  isInvalid: boolean;
  onChoose: (files: File[]) => void;
  onRetry: () => void;
  onDismiss: () => void;
}

/**
 * The shopper's picture, with a way to upload others laid over it: pointing at it or reaching it with the keyboard shows
 * so. While files are on their way the first of them is shown, with how much of them is sent around it; when that fails,
 * why, and a way to try again.
 *
 * @see spec §2 (my account), §4 (profile image upload)
 */
export function AvatarUpload({ name, image, upload, isInvalid, onChoose, onRetry, onDismiss }: AvatarUploadProps) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = upload?.step === 'uploading' || upload?.step === 'saving';
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file, chosen again, is a change too.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  };
  /** The buttons of a failed upload go away with it; the focus goes back to where it began. */
  const leave = (act: () => void) => () => {
    input.current?.focus();
    act();
  };

  return (
    <div className={styles.avatarUpload}>
      <div
        className={styles.frame}
        data-busy={isBusy || undefined}
        data-failed={upload?.step === 'failed' || isInvalid || undefined}
      >
        <Avatar image={upload?.preview ?? image} size={SIZE} alt={t('Picture of {name}', { name })} />
        <input
          ref={input}
          type="file"
          name="images"
          multiple
          accept={ACCEPTED}
          aria-label={t('Upload pictures')}
          aria-describedby={hint}
          aria-disabled={isBusy || undefined}
          aria-invalid={isInvalid || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
          onChange={change}
        />
        {isBusy ? (
          <Progress percent={upload.step === 'uploading' ? upload.percent : 100} />
        ) : (
          <>
            <span className={styles.veil} data-veil aria-hidden="true">
              <Icon name="camera" size={28} />
              {t('Upload')}
            </span>
            <span className={styles.badge} aria-hidden="true">
              <Icon name="camera" size={18} />
            </span>
          </>
        )}
      </div>
      <p className={styles.text} id={hint}>
        {t('JPG, PNG or WebP, up to 5 pictures of 5 MB each')}
      </p>
      <VisuallyHidden role="status">{isBusy && t('Uploading your pictures...')}</VisuallyHidden>
      {upload?.step === 'failed' && (
        <div className={styles.stack}>
          <p className={styles.avatarUploadText}>{upload.message}</p>
          <div className={styles.row}>
            {upload.canRetry && (
              <Button variant="outline" palette="brand" onClick={leave(onRetry)}>
                <Icon name="refresh" /> {t('Try again')}
              </Button>
            )}
            <Button variant="ghost" palette="stone" onClick={leave(onDismiss)}>
              {t('Dismiss')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** A ring that closes as files are sent, and how many percent are, in the dimmed picture. */
function Progress({ percent }: { percent: number }) {
  return (
    <div
      className={styles.dimmed}
      role="progressbar"
      aria-label={t('Uploading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RING.radius} data-part="track" />
        <circle
          cx="50"
          cy="50"
          r={RING.radius}
          strokeDasharray={RING.length}
          strokeDashoffset={RING.length * (1 - percent / 100)}
        />
      </svg>
      <span aria-hidden="true">{percent < 100 ? `${percent}%` : t('Saving...')}</span>
    </div>
  );
}
