import { Box, Card, Text } from '@chakra-ui/react';
import { AccountSection } from '../../accounts/profile/AccountSection';
import { BoughtGiftCards } from '../../gift-cards/BoughtGiftCards';
import { BuyGiftCard } from '../../gift-cards/BuyGiftCard';
import { gql } from '../../gql';
import { useGiftCardsPageQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Waiting, WaitingFields } from '../../ui/feedback/Waiting';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { PageColumn } from '../../ui/layout/PageColumn';
import { PageHead } from '../../ui/layout/PageHead';
import { PageTitle } from '../../ui/layout/PageTitle';

gql(`query GiftCardsPage {
  creditTerms { giftCardDays giftCardMin giftCardMax sellsGiftCards }
  me {
    id name email phone
    giftCardPurchases { id value state recipientName recipientEmail sendAt expiresAt }
  }
}`);

/** Gift cards: where a shopper buys one, and what became of those that were bought. */
export function GiftCardsPage() {
  const { data, error, refetch } = useGiftCardsPageQuery({ fetchPolicy: 'cache-and-network' });
  const { creditTerms: terms, me } = data ?? {};
  return (
    <Box asChild maxW="3xl">
      <PageColumn top={5}>
        <PageHead title={t('Gift cards')} />
        <Breadcrumb
          wideOnly
          crumbs={[
            { label: t('Home'), to: paths.home() },
            { label: t('My Account'), to: paths.myAccount() },
            { label: t('Gift cards') },
          ]}
        />
        <PageTitle mb="4">{t('Gift cards')}</PageTitle>
        {!me && error && (
          <LoadFailed message={t('We could not load your gift cards.')} onRetry={() => void refetch()} />
        )}
        {!me && !error && (
          <Waiting label={t('Loading gift cards')}>
            <Card.Root size="lg">
              <WaitingFields count={5} />
            </Card.Root>
          </Waiting>
        )}
        {me && terms && (
          <>
            <AccountSection title={t('Buy a gift card')}>
              {terms.sellsGiftCards ? (
                <BuyGiftCard terms={terms} buyer={me} />
              ) : (
                <Text>{t('We sell no gift cards at the moment.')}</Text>
              )}
            </AccountSection>
            <AccountSection title={t('Gift cards that you bought')}>
              <BoughtGiftCards purchases={me.giftCardPurchases} />
            </AccountSection>
          </>
        )}
      </PageColumn>
    </Box>
  );
}
