import { Card, Flex, Heading, Image, Stack, Text } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../../accounts/session/session';
import { ProductAlertRow } from '../../alerts/ProductAlertRow';
import { TellMeForm } from '../../alerts/TellMeForm';
import { gql } from '../../gql';
import { useTellMePageQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Waiting, WaitingFields } from '../../ui/feedback/Waiting';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { PageColumn } from '../../ui/layout/PageColumn';
import { PageHead } from '../../ui/layout/PageHead';
import { TextLink } from '../../ui/layout/TextLink';
import { NotFoundPage } from '../NotFoundPage';

gql(`query TellMePage($id: ID!) {
  product(id: $id) {
    id name brand
    images(first: 1) { id alt url(width: 192) }
    variants { id size ram weight price countInStock }
  }
  me { id email isEmailConfirmed productAlerts { id kind price product { id name } } }
  shop { sendsMail }
}`);

/** Where a shopper asks to be told once a product is back in stock, or costs less. */
export function TellMePage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const session = useSession();
  const { data, error, refetch } = useTellMePageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (data && !data.product) return <NotFoundPage />;
  const product = data?.product;
  const alerts = session ? data?.me?.productAlerts.filter((alert) => alert.product?.id === id) : [];
  return (
    <PageColumn top={5}>
      <PageHead title={t('Tell me')} />
      <Breadcrumb
        crumbs={[
          { label: t('Home'), to: paths.home() },
          ...(product ? [{ label: product.name, to: paths.product(id) }] : []),
          { label: t('Tell me') },
        ]}
      />
      <Card.Root size="lg" maxW="2xl" mx="auto" mt="4" display="grid" gap="6">
        <Heading as="h1" size={{ base: '2xl', md: '3xl' }}>
          {t('We tell you by mail')}
        </Heading>
        {!data && error && <LoadFailed message={t('We could not open this product.')} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Waiting label={t('Loading product')}>
            <WaitingFields count={2} />
          </Waiting>
        )}
        {product && (
          <>
            <Flex gap="4" align="center">
              {product.images[0] && (
                <Image src={product.images[0].url} alt={product.images[0].alt} boxSize="20" borderRadius="lg" />
              )}
              <Stack gap="1">
                <Text color="fg.muted" textStyle="sm">
                  {product.brand}
                </Text>
                <TextLink to={paths.product(id)}>{product.name}</TextLink>
              </Stack>
            </Flex>
            {data.shop.sendsMail ? (
              <TellMeForm productId={id} packs={product.variants} chosenId={query.get('id')} />
            ) : (
              <Text>{t('This shop does not send e-mail. Please contact support.')}</Text>
            )}
          </>
        )}
        {alerts?.map((alert) => (
          <ProductAlertRow alert={alert} key={alert.id} />
        ))}
      </Card.Root>
    </PageColumn>
  );
}
