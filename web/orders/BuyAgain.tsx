import { Box, Button } from '@chakra-ui/react';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { TextLink } from '../ui/layout/TextLink';
import { useBuyAgain } from './useBuyAgain';

/** The button that puts an order into the cart once more, and, in a line below, what came of it. */
export function BuyAgain({ orderId, describedBy }: { orderId: string; describedBy: string }) {
  const { outcome, isBusy, start } = useBuyAgain(orderId);
  return (
    <>
      <Button size="sm" variant="outline" aria-describedby={describedBy} disabled={isBusy} onClick={() => void start()}>
        {isBusy ? t('Adding...') : t('Buy again')}
      </Button>
      <Box flexBasis="full" role="status">
        {outcome && (
          <Box mt="2" p="3" borderRadius="l2" bg="bg.subtle" css={{ '& ul': { ps: '4', listStyle: 'disc' } }}>
            {outcome.lines > 0 && (
              <p>
                {t('{added} of {lines} products are in your cart.', { added: outcome.added, lines: outcome.lines })}{' '}
                {outcome.added > 0 && <TextLink to={paths.cart()}>{t('Go to cart')}</TextLink>}
              </p>
            )}
            <ul>
              {outcome.told.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Box>
        )}
      </Box>
    </>
  );
}
