import type { ReactNode, Ref } from 'react';
import styles from './FileField.module.css';

interface FileFieldProps {
  label: string;
  /** Of the `accept` attribute. */
  accept: string;
  /** Below the box. */
  hint?: ReactNode;
  /** Called with the chosen file; undefined where the choice was taken back. */
  onChoose: (file: File | undefined) => void;
  /** Of the box, to empty it. */
  ref?: Ref<HTMLInputElement>;
}

/** A box that takes a file, with its label above. */
export function FileField({ label, accept, hint, onChoose, ref }: FileFieldProps) {
  return (
    <label className={styles.fileField}>
      {label}
      <input
        ref={ref}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
      />
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}
