import { useState } from 'react';
import { gql } from '../../../gql';
import { useDeskRemoveCategoryMutation } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { SelectField } from '../../../ui/form/SelectField';
import { FormDialog } from '../../shared/form/FormDialog';
import { useOutcomeReport } from '../../shared/useOutcomeReport';
import { type Branch, flatten } from './categoryTree';

gql(`mutation deskRemoveCategory($id: ID!, $moveTo: ID) {
  removeCategory(id: $id, moveTo: $moveTo) { message userErrors { code message field } }
}`);

interface RemoveCategoryProps {
  category: Branch;
  tree: readonly Branch[];
  onRemoved: () => unknown;
  onClose: () => void;
}

/** Asks where what lies in a category is to go, and removes it. */
export function RemoveCategory({ category, tree, onRemoved, onClose }: RemoveCategoryProps) {
  const report = useOutcomeReport();
  const [mutate] = useDeskRemoveCategoryMutation();
  const [moveTo, setMoveTo] = useState('');
  const inside = new Set(flatten([category]).map(({ branch }) => branch.id));
  const isEmpty = category.productCount === 0 && category.children.length === 0;
  const remove = async () => {
    const variables = { id: category.id, moveTo: moveTo || null };
    const isDone = await report(async () => (await mutate({ variables })).data?.removeCategory);
    if (isDone) onRemoved();
    return isDone;
  };
  return (
    <FormDialog
      title={t('Remove {name}?', { name: category.name })}
      text={
        isEmpty
          ? t('Nothing lies in it. Banners that lead to it go with it.')
          : t('Banners that lead to it go with it.')
      }
      actionLabel={t('Remove')}
      onSend={remove}
      onClose={onClose}
    >
      {!isEmpty && (
        <SelectField label={t('What lies in it moves to')} value={moveTo} onChange={setMoveTo}>
          <option value="">{t('Choose a category')}</option>
          {flatten(tree)
            .filter(({ branch }) => !inside.has(branch.id))
            .map(({ branch, label }) => (
              <option key={branch.id} value={branch.id}>
                {label}
              </option>
            ))}
        </SelectField>
      )}
    </FormDialog>
  );
}
