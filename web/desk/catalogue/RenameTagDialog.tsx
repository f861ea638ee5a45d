import { useState } from 'react';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { tagsOf } from './editor/productTexts';

interface RenameTagDialogProps {
  tag: string;
  /** How many products have it. */
  count: number;
  /** All tags. */
  known: readonly string[];
  /** Renames it on all of them; answers whether it was. */
  onRename: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Another name for a tag; that of another tag makes both one, of which it warns. */
export function RenameTagDialog({ tag, count, known, onRename, onClose }: RenameTagDialogProps) {
  const [text, setText] = useState(tag);
  const [error, setError] = useState<string | null>(null);
  const [name = '', ...further] = tagsOf(text.toLowerCase());
  const isMerged = name !== tag && known.includes(name);
  const send = async () => {
    if (!name || further.length > 0 || name === tag) {
      setError(name === tag ? t('Write another name.') : t('Write one tag, without a comma.'));
      return false;
    }
    return onRename(name);
  };
  return (
    <FormDialog
      title={t('Rename {name}', { name: tag })}
      text={t('On all products that have it ({count}).', { count: formatCount(count) })}
      actionLabel={isMerged ? t('Make both one') : t('Rename')}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        name="tag"
        label={t('New name')}
        value={text}
        maxLength={40}
        error={error}
        suggestions={known.filter((each) => each !== tag)}
        hint={isMerged ? t('There is a tag of this name: both become one.') : undefined}
        onChange={(typed) => {
          setText(typed);
          setError(null);
        }}
      />
    </FormDialog>
  );
}
