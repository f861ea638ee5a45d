import { Text } from '@chakra-ui/react';
import { AccountSection } from '../accounts/profile/AccountSection';
import { gql } from '../gql';
import { useProductAlertsQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { Waiting, WaitingFields } from '../ui/feedback/Waiting';
import { ProductAlertRow } from './ProductAlertRow';

gql(`query ProductAlerts {
  me { id productAlerts { id kind price product { id name } } }
}`);

/** What the shopper is going to be told of products, each with the button that takes it back. */
export function ProductAlerts() {
  const { data, error, refetch } = useProductAlertsQuery({ fetchPolicy: 'cache-and-network' });
  const alerts = data?.me?.productAlerts;
  return (
    <AccountSection title={t('What we tell you about')}>
      {!alerts && error && <LoadFailed message={t('We could not load this list.')} onRetry={() => void refetch()} />}
      {!alerts && !error && (
        <Waiting label={t('Loading your list')}>
          <WaitingFields count={1} />
        </Waiting>
      )}
      {alerts?.length === 0 && (
        <Text color="fg.muted">
          {t('Nothing now. On the page of a product you can ask for a mail once it is back or costs less.')}
        </Text>
      )}
      {alerts?.map((alert) => (
        <ProductAlertRow alert={alert} key={alert.id} />
      ))}
    </AccountSection>
  );
}
