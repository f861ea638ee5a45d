import { Box, Text } from '@chakra-ui/react';
import { t } from '../../../lib/messages';
import { formatMoment } from '../../shared/moments';

/** Who else has the product open, as the graph tells it. */
export interface OtherEditor {
  name: string;
  since: string;
}

/**
 * Who else has the product open now, and since when: each of them may save, and nothing of either
 * is lost. Its place is there while there is no one, so that it is read out as others come.
 */
export function OtherEditors({ editors }: { editors: readonly OtherEditor[] }) {
  return (
    <Box role="status" mb={editors.length > 0 ? '6' : '0'}>
      {editors.map(({ name, since }) => (
        <Text key={`${since} ${name}`} fontSize="sm" color="fg.muted">
          {t('{name} has this product open too, since {moment}.', { name, moment: formatMoment(since) })}
        </Text>
      ))}
    </Box>
  );
}
