import { Button } from '@chakra-ui/react';
import { t } from '../../../lib/messages';
import { Icon } from '../../../ui/media/Icon';

/** Something that is chosen, with a way to take it away. */
export function ChosenChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li>
      <Button
        size="sm"
        variant="outline"
        maxW="full"
        whiteSpace="normal"
        h="auto"
        py="1.5"
        textAlign="start"
        aria-label={t('Take away {name}', { name })}
        onClick={onRemove}
      >
        {name}
        <Icon name="close" size={16} />
      </Button>
    </li>
  );
}
