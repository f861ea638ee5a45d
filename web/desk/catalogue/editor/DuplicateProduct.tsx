import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskProductDraftFragment } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { deskPaths } from '../../shared/deskPaths';
import { useViewer } from '../../shared/viewer';
import { draftOfCopy } from './draftOfCopy';
import { keepDraft, NEW_PRODUCT, useDraftIds } from './keptDrafts';

/** The way to a new product that begins as a copy; it asks before a draft that is there is lost. */
export function DuplicateProduct({ product }: { product: DeskProductDraftFragment }) {
  const navigate = useNavigate();
  const { id } = useViewer();
  const hasDraft = useDraftIds(id).has(NEW_PRODUCT);
  const [isAsked, setAsked] = useState(false);
  const duplicate = () => {
    keepDraft(id, NEW_PRODUCT, draftOfCopy(product));
    void navigate(deskPaths.newProduct());
  };
  return (
    <>
      <Button variant="outline" onClick={() => (hasDraft ? setAsked(true) : duplicate())}>
        {t('Duplicate')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('Throw the draft away?')}
          text={t('You are writing a new product already. The copy takes its place.')}
          actionLabel={t('Duplicate')}
          onConfirm={async () => {
            duplicate();
            return true;
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
