import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { DeskOrderLifeFragment } from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { packInWords } from '../../lib/packs';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { formatMoment } from '../shared/moments';
import { RETURN_NAMES } from '../shared/orderStates';
import { useViewer } from '../shared/viewer';
import type { ReturnAnswer } from './ReturnDialog';

const ReturnDialog = lazyComponent(async () => (await import('./ReturnDialog')).ReturnDialog);

type Return = DeskOrderLifeFragment['returns'][number];

/**
 * What is sent back of an order, and what can be answered to it by those who may give money back.
 */
export function OrderReturns({ returns }: { returns: readonly Return[] }) {
  const viewer = useViewer();
  const dialog = useOverlay(ReturnDialog, 'The form');
  const [asked, setAsked] = useState<{ orderReturn: Return; answer: ReturnAnswer } | null>(null);
  const ask = (orderReturn: Return, answer: ReturnAnswer) => {
    setAsked({ orderReturn, answer });
    dialog.open();
  };
  return (
    <>
      <Grid as="ul" gap="4" listStyleType="none">
        {returns.map((each) => (
          <Grid as="li" gap="1" textStyle="sm" key={each.id}>
            <p>
              <b>{t(RETURN_NAMES[each.status])}</b> · {formatRupees(goingBackOf(each))}
            </p>
            {goingBackOf(each) !== each.value && (
              <Text color="fg.muted">{t('Value of the goods: {value}', { value: formatRupees(each.value) })}</Text>
            )}
            <Text color="fg.muted">{t('Requested on {moment}', { moment: formatMoment(each.requestedAt) })}</Text>
            <Text whiteSpace="pre-line">“{each.reason}”</Text>
            {each.toCredit && <p>{t('Wants store credit instead of money')}</p>}
            <Box as="ul" ps="4">
              {each.lines.map(({ line, quantity }, index) => (
                <li key={line?.id ?? index}>
                  {quantity} ×{' '}
                  {[line?.productTitle ?? t('An item'), ...(line?.options ?? []).map(packInWords)].join(' ')}
                </li>
              ))}
            </Box>
            {viewer.rights.includes('GIVE_MONEY_BACK') && (
              <Flex gap="2" mt="2">
                {each.status === 'REQUESTED' && (
                  <>
                    <Button size="sm" variant="outline" colorPalette="danger" onClick={() => ask(each, 'refuse')}>
                      {t('Decline')}
                    </Button>
                    <Button size="sm" colorPalette="brand" onClick={() => ask(each, 'approve')}>
                      {t('Accept')}
                    </Button>
                  </>
                )}
                {each.status === 'APPROVED' && (
                  <Button size="sm" colorPalette="brand" onClick={() => ask(each, 'receive')}>
                    {t('The goods have arrived')}
                  </Button>
                )}
              </Flex>
            )}
          </Grid>
        ))}
      </Grid>
      {dialog.isOpen && asked && <ReturnDialog {...asked} onClose={dialog.close} />}
    </>
  );
}

/**
 * What goes back for a return, or has; for one that was declined, what its goods are worth.
 */
function goingBackOf({ status, value, refundOnReceipt, refunded }: Return): number {
  return status === 'RECEIVED' ? (refunded ?? 0) : (refundOnReceipt ?? value);
}
