import { Button, Text } from '@chakra-ui/react';
import { formatDate } from '../../lib/dates';
import { t } from '../../lib/messages';
import { formatTime } from '../../lib/times';
import { AccountRow, AccountSection } from './AccountSection';
import { useKeepAccount } from './useKeepAccount';

interface KeepAccountProps {
  /** When the account is deleted, ISO 8601. */
  eraseAt: string;
  /** Called once it is kept. */
  onKept: () => void;
}

/** Says that the account is to be deleted and when, with one press to keep it. */
export function KeepAccount({ eraseAt, onKept }: KeepAccountProps) {
  const { keep, isBusy } = useKeepAccount();
  const press = async () => {
    if (!isBusy && (await keep(null)).isDone) onKept();
  };
  return (
    <AccountSection title={t('Your account is to be deleted')}>
      <AccountRow>
        <Text flex="1 1 16rem">
          {t('It is deleted on {day} at {time}. Until then one press keeps it as it was.', {
            day: formatDate(eraseAt),
            time: formatTime(eraseAt),
          })}
        </Text>
        <Button colorPalette="brand" variant="solid" aria-busy={isBusy || undefined} onClick={() => void press()}>
          {t('Keep my account')}
        </Button>
      </AccountRow>
    </AccountSection>
  );
}
