import { Button } from '@chakra-ui/react';
import type { DeskProductDraftFragment } from '../../../gql/graphql';
import { useDeskCustomFieldsQuery } from '../../../gql/graphql';
import { lazyComponent } from '../../../lib/lazyComponent';
import { t } from '../../../lib/messages';
import { useOverlay } from '../../../ui/feedback/useOverlay';
import { Icon } from '../../../ui/media/Icon';

const MoreFactsDialog = lazyComponent(
  async () => (await import('../../shared/custom-fields/MoreFactsDialog')).MoreFactsDialog,
);

interface VariantFactsProps {
  /** Undefined for one that is not saved yet. */
  variant: DeskProductDraftFragment['variants'][number] | undefined;
  number: number;
  onSaved: () => unknown;
}

/**
 * The way to what a pack has in the fields of extensions, which is saved by itself; absent where
 * there are none.
 */
export function VariantFacts({ variant, number, onSaved }: VariantFactsProps) {
  const { data } = useDeskCustomFieldsQuery({ variables: { entity: 'VARIANT' } });
  const dialog = useOverlay(MoreFactsDialog, 'The form');
  if (!variant || !data || data.customFieldDefinitions.length === 0) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        px="2"
        minW="0"
        aria-label={t('More facts of variant {number}', { number })}
        onPointerEnter={dialog.expect}
        onFocus={dialog.expect}
        onClick={dialog.open}
      >
        <Icon name="tag" size={18} />
      </Button>
      {dialog.isOpen && (
        <MoreFactsDialog
          entity="VARIANT"
          id={variant.id}
          kept={variant.customFields}
          name={variant.sku}
          onSaved={onSaved}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
