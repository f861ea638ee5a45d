import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { DeskOrderLifeFragment, DeskOrderQuery } from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { formatTime } from '../../lib/times';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { batchInWords } from './batchInWords';

const BatchDialog = lazyComponent(async () => (await import('./BatchDialog')).BatchDialog);
const MissingDialog = lazyComponent(async () => (await import('./MissingDialog')).MissingDialog);
const WeighDialog = lazyComponent(async () => (await import('./WeighDialog')).WeighDialog);

type Order = NonNullable<DeskOrderQuery['order']> & DeskOrderLifeFragment;
type Line = Order['lines'][number];

/**
 * What was missing of a line, what it weighs and of which batch it is, and what a packer does about
 * each.
 */
export function PackLine({ order, line }: { order: Order; line: Line }) {
  const missing = useOverlay(MissingDialog, 'The form');
  const weigh = useOverlay(WeighDialog, 'The form');
  const swap = useOverlay(BatchDialog, 'The form');
  const { variant } = line;
  const isHere = order.status === 'CONFIRMED' || order.status === 'PACKED';
  const asked = order.shortages.find((each) => each.status === 'ASKED' && each.line?.id === line.id);
  const isLeft = line.quantity > line.missing;
  return (
    // It stands below the title, which a picture is before.
    <Box ps="3.75rem">
      {line.substituteFor && (
        <Text textStyle="sm" color="leaf.fg">
          {t('Instead of {product}', { product: line.substituteFor.productTitle })}
        </Text>
      )}
      {line.missing > 0 && (
        <Text textStyle="sm" color="danger.fg">
          {t('{missing} of {quantity} missing', { missing: line.missing, quantity: line.quantity })}
        </Text>
      )}
      {line.weighedGrams !== null && (
        <Text textStyle="sm" color="fg.muted">
          {t('Weighed: {grams} g', { grams: line.weighedGrams })}
        </Text>
      )}
      {line.batches.map(({ batch, quantity, mayLeave }) => (
        <Text key={batch.id} textStyle="sm" color={mayLeave ? 'fg.muted' : 'danger.fg'}>
          {line.batches.length > 1 && `${quantity} × `}
          {batchInWords(batch)}
          {!mayLeave && ` · ${t('Too near to its date')}`}
        </Text>
      ))}
      {asked && (
        <Text textStyle="sm" color="fg.muted" role="status">
          {t('The shopper is asked until {time}', { time: asked.askedUntil ? formatTime(asked.askedUntil) : '' })}
        </Text>
      )}
      {isHere && isLeft && !asked && (
        <Flex gap="2" wrap="wrap" mt="1">
          <Button
            size="sm"
            variant="outline"
            aria-label={t('{product} is missing', { product: line.productTitle })}
            onPointerEnter={missing.expect}
            onFocus={missing.expect}
            onClick={missing.open}
          >
            {t('Missing')}
          </Button>
          {line.looseGrams !== null && (
            <Button
              size="sm"
              variant="outline"
              aria-label={t('Weigh {product}', { product: line.productTitle })}
              onPointerEnter={weigh.expect}
              onFocus={weigh.expect}
              onClick={weigh.open}
            >
              {t('Weigh')}
            </Button>
          )}
          {variant && line.batches.length > 0 && (
            <Button
              size="sm"
              variant="outline"
              aria-label={t('Another batch of {product}', { product: line.productTitle })}
              onPointerEnter={swap.expect}
              onFocus={swap.expect}
              onClick={swap.open}
            >
              {t('Another batch')}
            </Button>
          )}
        </Flex>
      )}
      {missing.isOpen && <MissingDialog orderId={order.id} line={line} onClose={missing.close} />}
      {weigh.isOpen && <WeighDialog line={line} onClose={weigh.close} />}
      {variant && swap.isOpen && <BatchDialog line={{ ...line, variant }} onClose={swap.close} />}
    </Box>
  );
}
