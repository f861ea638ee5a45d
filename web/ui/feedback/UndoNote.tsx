import { t } from '../../lib/messages';
import { Button } from '../form/Button';
import { Panel } from '../layout/Panel';
import styles from './UndoNote.module.css';

interface UndoNoteProps {
  /** What was just removed. */
  name: string;
  /** An answer to the press of the button is awaited. */
  isBusy: boolean;
  onUndo: () => void;
}

/** Names what was just removed from a list, with a button that puts it back. */
export function UndoNote({ name, isBusy, onUndo }: UndoNoteProps) {
  return (
    <Panel className={styles.undoNote}>
      <p className={styles.text}>
        <b>{name}</b> {t('was removed.')}
      </p>
      <Button variant="ghost" palette="brand" onClick={onUndo} aria-busy={isBusy || undefined}>
        {t('Undo')}
      </Button>
    </Panel>
  );
}
