import { Button, Text } from '@chakra-ui/react';
import { AccountRow } from '../accounts/profile/AccountSection';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { paths } from '../lib/paths';
import { TextLink } from '../ui/layout/TextLink';
import { useProductAlerts } from './useProductAlerts';

interface ProductAlertRowProps {
  alert: {
    id: string;
    kind: 'BACK_IN_STOCK' | 'PRICE_FALL';
    price: number | null;
    /** Null while it is hidden. */
    product: { id: string; name: string } | null;
  };
}

/** A product that the shopper is going to be told of, and the button that takes it back. */
export function ProductAlertRow({ alert: { id, kind, price, product } }: ProductAlertRowProps) {
  const { removeProductAlert, isRemoving } = useProductAlerts();
  const what =
    kind === 'BACK_IN_STOCK'
      ? t('When it is back in stock')
      : t('When it costs less than {price}', { price: formatRupees(price ?? 0) });
  const name = product?.name ?? t('A product that is not for sale now');
  return (
    <AccountRow>
      <Text flex="1 1 14rem">
        {product ? <TextLink to={paths.product(product.id)}>{name}</TextLink> : name}
        <Text as="span" display="block" color="fg.muted" textStyle="sm">
          {what}
        </Text>
      </Text>
      <Button
        variant="outline"
        aria-label={`${t('Do not tell me')}: ${name}`}
        aria-busy={isRemoving || undefined}
        onClick={() => !isRemoving && void removeProductAlert(id)}
      >
        {t('Do not tell me')}
      </Button>
    </AccountRow>
  );
}
