import { Button } from '@chakra-ui/react';
import { t } from '../../../lib/messages';
import { paths } from '../../../lib/paths';

/** The way to a product in the shop; to its preview where shoppers are not shown it. */
export function SeeProduct({ id, isShown }: { id: string; isShown: boolean }) {
  return (
    <Button asChild variant="outline">
      <a href={isShown ? paths.product(id) : paths.productPreview(id)} target="_blank" rel="noreferrer">
        {isShown ? t('See it in the shop') : t('Preview')}
      </a>
    </Button>
  );
}
