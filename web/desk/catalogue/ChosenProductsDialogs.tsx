import { useState } from 'react';
import { type ProductsChangeInput, useDeskCategoriesQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { CheckBox } from '../../ui/form/CheckBox';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { tagsOf } from './editor/productTexts';

interface DialogProps {
  /** How many products it is about. */
  count: number;
  /** Changes them, with words for what was done; answers whether it was. */
  onChange: (wish: ProductsChangeInput, words: string) => Promise<boolean>;
  onClose: () => void;
}

/** By how many percent the prices of products rise or fall. */
export function ChangePricesDialog({ count, onChange, onClose }: DialogProps) {
  const [text, setText] = useState('-10');
  const [strikes, setStrikes] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const percent = text.trim() ? Number(text.replace('%', '')) : Number.NaN;
  const isReduced = percent < 0;
  const send = async () => {
    if (!(percent >= -90 && percent <= 500 && percent !== 0)) {
      setError(t('Write a number from -90 to 500, and not 0.'));
      return false;
    }
    const words = t('prices {percent} %', { percent: percent > 0 ? `+${percent}` : percent });
    return onChange({ pricePercent: percent, strikesPrice: isReduced && strikes }, words);
  };
  return (
    <FormDialog
      title={t('Change prices')}
      text={t('Of all packs of the chosen products ({count}), to whole rupees.', { count })}
      actionLabel={t('Change prices')}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        name="percent"
        label={t('By how many percent')}
        value={text}
        error={error}
        hint={t('-10 makes them cheaper, 10 dearer.')}
        onChange={(typed) => {
          setText(typed);
          setError(null);
        }}
      />
      {isReduced && (
        <CheckBox checked={strikes} onChange={setStrikes}>
          {t('Strike the former price through')}
        </CheckBox>
      )}
    </FormDialog>
  );
}

/** The category that products are to lie in. */
export function MoveProductsDialog({ count, onChange, onClose }: DialogProps) {
  const categories = useDeskCategoriesQuery().data?.categories ?? [];
  const places = categories.flatMap(({ id, name, children }) => [
    { id, name },
    ...children.map((child) => ({ id: child.id, name: `${name} › ${child.name}` })),
  ]);
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = async () => {
    const place = places.find(({ id }) => id === chosen);
    setMissing(!place);
    return place ? onChange({ categoryId: place.id }, t('moved to {name}', { name: place.name })) : false;
  };
  return (
    <FormDialog
      title={t('Move to a category')}
      text={t('All that is chosen ({count}) lies there then.', { count })}
      actionLabel={t('Move')}
      onSend={send}
      onClose={onClose}
    >
      <SelectField
        label={t('Category')}
        error={isMissing ? t('Choose a category.') : null}
        value={chosen}
        onChange={setChosen}
      >
        <option value="">{t('Choose a category')}</option>
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

interface TagProductsDialogProps extends DialogProps {
  /** Whether tags are put on or taken off. */
  change: 'addTags' | 'removeTags';
  /** Tags that are offered. */
  tags: readonly string[];
}

/** The tags that products are to have besides, or no more. */
export function TagProductsDialog({ change, tags, count, onChange, onClose }: TagProductsDialogProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const isAdding = change === 'addTags';
  const title = isAdding ? t('Add tags') : t('Remove tags');
  const send = async () => {
    const named = tagsOf(text);
    if (named.length === 0) {
      setError(t('Write a tag.'));
      return false;
    }
    const said = { tags: named.join(', ') };
    return onChange({ [change]: named }, isAdding ? t('tags added: {tags}', said) : t('tags removed: {tags}', said));
  };
  return (
    <FormDialog
      title={title}
      text={
        isAdding
          ? t('All that is chosen ({count}) has these besides its own.', { count })
          : t('All that is chosen ({count}) has these no more.', { count })
      }
      actionLabel={title}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        name="tags"
        label={t('Tags')}
        value={text}
        error={error}
        suggestions={tags}
        hint={t('With commas between, such as diwali, clearance.')}
        onChange={(typed) => {
          setText(typed);
          setError(null);
        }}
      />
    </FormDialog>
  );
}
