import { useState } from 'react';
import type { DeskOrderLifeFragment } from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { Button } from '../../ui/form/Button';
import { formatMoment } from '../shared/moments';
import { useViewer } from '../shared/viewer';
import styles from './OrderReturns.module.css';
import { RETURN_NAMES } from './orderStates';
import type { ReturnAnswer } from './ReturnDialog';

const ReturnDialog = lazyComponent(async () => (await import('./ReturnDialog')).ReturnDialog);

type Return = DeskOrderLifeFragment['returns'][number];

/** What is sent back of an order, and what can be answered to it by who may give money back. */
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
      <ul className={styles.orderReturns}>
        {returns.map((each) => (
          <li key={each.id} className={styles.return}>
            <p>
              <b>{t(RETURN_NAMES[each.status])}</b> · {formatRupees(each.value)}
            </p>
            <p className={styles.muted}>{t('Asked for on {moment}', { moment: formatMoment(each.requestedAt) })}</p>
            <p>“{each.reason}”</p>
            <ul className={styles.lines}>
              {each.lines.map(({ line, quantity }, index) => (
                <li key={line?.id ?? index}>
                  {quantity} × {[line?.productTitle ?? t('An article'), ...(line?.options ?? [])].join(' ')}
                </li>
              ))}
            </ul>
            {viewer.role !== 'PACKER' && (
              <div className={styles.actions}>
                {each.status === 'REQUESTED' && (
                  <>
                    <Button size="sm" variant="outline" palette="danger" onClick={() => ask(each, 'refuse')}>
                      {t('Refuse')}
                    </Button>
                    <Button size="sm" palette="brand" onClick={() => ask(each, 'approve')}>
                      {t('Agree')}
                    </Button>
                  </>
                )}
                {each.status === 'APPROVED' && (
                  <Button size="sm" palette="brand" onClick={() => ask(each, 'receive')}>
                    {t('The goods have arrived')}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {dialog.isOpen && asked && <ReturnDialog {...asked} onClose={dialog.close} />}
    </>
  );
}
