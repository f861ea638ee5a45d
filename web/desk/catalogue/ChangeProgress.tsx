import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import type { Progress } from './useChangeProducts';

/** What takes so short that how far it has come need not be told. */
const MANY = 200;

interface ChangeProgressProps {
  progress: Progress;
  /** Has no further step begin. */
  onStop: () => void;
}

/** How far a change of many has come, and a way to leave the rest; nothing where they are few. */
export function ChangeProgress({ progress: { done, count }, onStop }: ChangeProgressProps) {
  if (count <= MANY) return null;
  const words = t('{done} of {count} done', { done: formatCount(done), count: formatCount(count) });
  return (
    <Flex align="center" gap="3" mt="2">
      <chakra.progress
        flex="1"
        minW="0"
        accentColor="brand.solid"
        value={done}
        max={count}
        aria-label={t('Progress')}
      />
      <Text fontSize="sm" fontVariantNumeric="tabular-nums">
        {words}
      </Text>
      <Button size="sm" variant="outline" onClick={onStop}>
        {t('Stop here')}
      </Button>
    </Flex>
  );
}
