import { Card } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { DeskTitle } from '../shared/DeskTitle';
import { SecondFactors } from './SecondFactors';

/** What the viewer shows besides the password. */
export function SecurityPage() {
  return (
    <>
      <DeskTitle text={t('A second factor keeps others out who have found your password.')}>{t('Security')}</DeskTitle>
      <Card.Root>
        <SecondFactors />
      </Card.Root>
    </>
  );
}
