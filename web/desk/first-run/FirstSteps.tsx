import { Box, Button, Card, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { gql } from '../../gql';
import { type FirstStepKind, useDeskFirstStepsQuery } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Icon } from '../../ui/media/Icon';

import { deskPaths } from '../shared/deskPaths';

gql(`query DeskFirstSteps {
  firstSteps { kind isDone }
}`);

/** How a step is told, and where it is done. */
interface Step {
  title: Message;
  text: Message;
  /** The words of the way there. */
  action: Message;
  to: string;
  /** Whether the way leaves the desk. */
  isOutside?: boolean;
}

const STEPS: Record<FirstStepKind, Step> = {
  NAME: {
    title: 'Name your shop',
    text: 'Pages, mails and invoices carry it.',
    action: 'Name the shop',
    to: deskPaths.settings(),
  },
  ADDRESS: {
    title: 'Say where it is',
    text: 'The address stands on the contact page and on every invoice.',
    action: 'Write the address',
    to: deskPaths.settings(),
  },
  CATEGORY: {
    title: 'Make a category',
    text: 'Such as Rice or Snacks. Shoppers find products by it.',
    action: 'Make a category',
    to: deskPaths.categories(),
  },
  PRODUCT: {
    title: 'Put a product on the shelf',
    text: 'With a price and the pieces that you have. What you type is kept until you publish it.',
    action: 'Add a product',
    to: deskPaths.newProduct(),
  },
  DELIVERY: {
    title: 'Say what delivery costs',
    text: 'And, where you like, to which PIN codes and on which days you bring things.',
    action: 'Set the delivery',
    to: deskPaths.deliverySettings(),
  },
  PAYMENT: {
    title: 'Decide how you are paid',
    text: 'Take cash at the door, or have the keys of Razorpay entered where the shop runs.',
    action: 'Set the payment',
    to: deskPaths.deliverySettings(),
  },
  TEST_PURCHASE: {
    title: 'Buy something yourself',
    text: 'Order it in the shop as a shopper would.',
    action: 'Go to the shop',
    to: paths.home(),
    isOutside: true,
  },
  FIRST_DELIVERY: {
    title: 'Pack it, send it, hand it over',
    text: 'Take the order through to the door once.',
    action: 'See the orders',
    to: deskPaths.orders(),
  },
};

/**
 * The way from an empty shop to its first sale, step by step, with the next one on top of the
 * eye. What is done is read from what the shop has, so that each step can be left and taken up
 * again, in any order. Nothing once all of it is done.
 */
export function FirstSteps() {
  const { data, error, refetch } = useDeskFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) {
    return (
      error && (
        <Box mb="6">
          <LoadFailed message={t('We could not load the first steps.')} onRetry={() => void refetch()} />
        </Box>
      )
    );
  }
  const steps = data.firstSteps;
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card.Root as="section" display="grid" gap="4" mb="6" aria-labelledby="first-steps">
      <Flex wrap="wrap" align="baseline" justify="space-between" rowGap="1" columnGap="4">
        <Heading size="lg" id="first-steps">
          {t('To your first sale')}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t('{done} of {count} steps done', { done, count: steps.length })}
        </Text>
      </Flex>
      <Grid as="ol" listStyleType="none">
        {steps.map(({ kind, isDone }) => (
          <StepRow key={kind} step={STEPS[kind]} isDone={isDone} isNext={kind === next.kind} />
        ))}
      </Grid>
    </Card.Root>
  );
}

/** Where the way of a step to do stands: below its words where there is no room beside them. */
const placed = { gridColumn: { base: '2', md: '3' }, justifySelf: { base: 'start', md: 'end' } } as const;

function StepRow({ step, isDone, isNext }: { step: Step; isDone: boolean; isNext: boolean }) {
  const { title, text, action, to, isOutside } = step;
  return (
    <Grid
      as="li"
      templateColumns={{ base: `auto minmax(0, 1fr)${isDone ? ' auto' : ''}`, md: 'auto minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="3"
      rowGap="2"
      py={{ base: isDone ? '1' : '3', md: '2' }}
      borderTop="1px solid {colors.border}"
      _first={{ borderTop: '0' }}
      aria-current={isNext ? 'step' : undefined}
    >
      <Flex
        flexShrink="0"
        align="center"
        justify="center"
        boxSize="7"
        borderRadius="full"
        {...(isDone ? { bg: 'leaf.subtle', color: 'leaf.fg' } : { border: '2px solid {colors.border}' })}
      >
        {isDone && <Icon name="check" size={16} />}
      </Flex>
      <div>
        <Text fontWeight="semibold" color={isDone ? 'fg.muted' : undefined}>
          {t(title)}
          <chakra.span srOnly>{` (${isDone ? t('Done') : t('To do')})`}</chakra.span>
        </Text>
        {!isDone && (
          <Text textStyle="sm" color="fg.muted">
            {t(text)}
          </Text>
        )}
      </div>
      {isDone ? (
        <Button asChild size="sm" variant="ghost" aria-label={t('{title}: look again', { title: t(title) })}>
          {isOutside ? <a href={to}>{t('Look again')}</a> : <Link to={to}>{t('Look again')}</Link>}
        </Button>
      ) : (
        <Button {...placed} asChild variant={isNext ? 'solid' : 'outline'} {...(isNext && { colorPalette: 'brand' })}>
          {isOutside ? <a href={to}>{t(action)}</a> : <Link to={to}>{t(action)}</Link>}
        </Button>
      )}
    </Grid>
  );
}
