import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Button, Card, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { gql } from '../gql';
import { type Question_ShortageFragment, Question_ShortageFragmentDoc } from '../gql/graphql';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { packInWords } from '../lib/packs';
import { formatTime } from '../lib/times';
import { DietMark } from '../ui/media/DietMark';
import { Picture } from '../ui/media/Picture';

gql(`
  fragment Question_shortage on Shortage {
    id orderNumber quantity status askedUntil
    line { id productTitle options price }
    substitute { id productTitle }
    offers {
      title price
      product { id label { diet } images(first: 1) { id alt placeholder srcset } }
      variant { id image { id alt placeholder srcset } }
    }
  }
`);

interface QuestionProps {
  question: FragmentType<Question_ShortageFragment>;
  /** Sends an answer. @param variantId of what is to be sent; null: nothing */
  onAnswer: (variantId: string | null) => void;
  /** Whether an answer is awaited. */
  isBusy: boolean;
}

/**
 * What a shopper is asked: what is missing, what could be sent instead with what each costs, and
 * until when; one press answers. What has ended is told as that.
 */
export function Question({ question: from, onAnswer, isBusy }: QuestionProps) {
  const { data, complete } = useFragment({
    fragment: Question_ShortageFragmentDoc,
    fragmentName: 'Question_shortage',
    from,
  });
  if (!complete) return null;
  const { id, orderNumber, quantity, status, askedUntil, line, offers, substitute } = data;
  const packs = line ? line.options.map(packInWords) : [];
  const missing = `${quantity} × ${[line?.productTitle, ...packs].filter(Boolean).join(', ')}`;
  const titleId = `question-${id}`;
  return (
    <Card.Root as="section" aria-labelledby={titleId} borderColor="brand.solid" borderWidth="2px" size="sm" maxW="3xl">
      <Heading size="lg" id={titleId}>
        {t('Not on our shelf: {missing}', { missing })}
      </Heading>
      {status !== 'ASKED' && (
        <Text mt="2">
          {substitute
            ? t('We are sending {product} instead.', { product: substitute.productTitle })
            : t('Nothing is sent instead, and you do not pay for it.')}
        </Text>
      )}
      {status === 'ASKED' && (
        <>
          <Text mt="1" color="fg.muted">
            {t('Order {number}. What shall we send instead? None costs more than what is missing.', {
              number: orderNumber,
            })}
          </Text>
          <Grid as="ul" listStyleType="none" p="0" mt="3" gap="3">
            {offers.map(({ title, price, product, variant }) => (
              <Flex as="li" key={variant.id} align="center" gap="3">
                <Box w="14" flexShrink="0" borderRadius="l1" overflow="hidden">
                  <Picture image={variant.image ?? product.images[0]} sizes="56px" alt="" />
                </Box>
                <Box flex="1" minW="0">
                  <Text fontWeight="semibold" css={{ '& svg': { display: 'inline', verticalAlign: '-0.125em' } }}>
                    {product.label.diet && <DietMark diet={product.label.diet} />} {title}
                  </Text>
                  <Text textStyle="sm" color="fg.muted">
                    {line && line.price > price
                      ? t('{price} instead of {before}', {
                          price: formatRupees(price),
                          before: formatRupees(line.price),
                        })
                      : formatRupees(price)}
                  </Text>
                </Box>
                <Button
                  colorPalette="brand"
                  flexShrink="0"
                  size="sm"
                  minH="11"
                  aria-busy={isBusy || undefined}
                  aria-label={t('Send {product} instead', { product: title })}
                  onClick={() => !isBusy && onAnswer(variant.id)}
                >
                  {t('Send this')}
                </Button>
              </Flex>
            ))}
          </Grid>
          <Flex mt="4" gap="3" align="center" justify="space-between" wrap="wrap">
            <Text textStyle="sm" color="fg.muted" flex="1 1 14rem">
              {askedUntil &&
                t('Please choose by {time}. After that your money comes back.', { time: formatTime(askedUntil) })}
            </Text>
            <Button variant="outline" aria-busy={isBusy || undefined} onClick={() => !isBusy && onAnswer(null)}>
              {t('Nothing, give the money back')}
            </Button>
          </Flex>
        </>
      )}
    </Card.Root>
  );
}
