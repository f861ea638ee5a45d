import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gql } from '../../../gql';
import { useDeskRemoveProductMutation } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { deskPaths } from '../../shared/deskPaths';
import { useOutcomeReport } from '../../shared/useOutcomeReport';

gql(`mutation deskRemoveProduct($id: ID!) {
  removeProduct(id: $id) { message userErrors { code message field } }
}`);

interface RemoveProductProps {
  id: string;
  name: string;
  onRemoved: () => void;
}

/** The way to take a product off the shop for good, which is asked about first. */
export function RemoveProduct({ id, name, onRemoved }: RemoveProductProps) {
  const navigate = useNavigate();
  const report = useOutcomeReport();
  const [mutate] = useDeskRemoveProductMutation();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    const isDone = await report(async () => (await mutate({ variables: { id } })).data?.removeProduct);
    if (!isDone) return false;
    onRemoved();
    void navigate(deskPaths.products(), { replace: true });
    return true;
  };
  return (
    <>
      <Button variant="ghost" colorPalette="danger" justifySelf="start" onClick={() => setAsked(true)}>
        {t('Remove the product')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('Remove {name}?', { name })}
          text={t('It goes from the shop for good, with its reviews. Orders keep what they say of it.')}
          actionLabel={t('Remove the product')}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
