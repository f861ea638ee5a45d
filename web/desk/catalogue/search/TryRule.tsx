import { useApolloClient } from '@apollo/client/react';
import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { gql } from '../../../gql';
import { DeskTryRuleDocument, type DeskTryRuleQuery, type SearchRuleInput } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { formatCount } from '../../../lib/money';

gql(`query DeskTryRule($input: SearchRuleInput!, $from: Int!) {
  previewSearchRule(input: $input, from: $from) {
    questionCount
    next
    changes { words asked verdict before { id name } after { id name } }
  }
}`);

type Change = NonNullable<DeskTryRuleQuery['previewSearchRule']>['changes'][number];

const VERDICTS: Record<Change['verdict'], Message> = {
  BETTER: 'Better',
  WORSE: 'Worse',
  ALIKE: 'As good',
  UNKNOWN: 'No clicks known',
};

interface Tried {
  done: number;
  count: number;
  changes: readonly Change[];
  state: 'runs' | 'stopped' | 'done' | 'failed';
}

/**
 * Tries what is set on the last thousand searches, a portion after another: which would find
 * something else among the first ten, and whether that is better by what shoppers opened.
 */
export function TryRule({ input }: { input: SearchRuleInput }) {
  const client = useApolloClient();
  const [tried, setTried] = useState<Tried | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const run = async () => {
    isStopped.current = false;
    let now: Tried = { done: 0, count: 0, changes: [], state: 'runs' };
    setTried(now);
    for (let from: number | null = 0; from !== null && !isStopped.current; ) {
      const answer: DeskTryRuleQuery | null = await client
        .query({ query: DeskTryRuleDocument, variables: { input, from }, fetchPolicy: 'no-cache' })
        .then(({ data }) => data ?? null)
        .catch(() => null);
      const portion: DeskTryRuleQuery['previewSearchRule'] = answer?.previewSearchRule ?? null;
      if (!portion) return setTried({ ...now, state: 'failed' });
      from = portion.next;
      const count = portion.questionCount;
      now = {
        done: from ?? count,
        count,
        changes: [...now.changes, ...portion.changes],
        state: from === null ? 'done' : 'runs',
      };
      setTried(now);
    }
    if (now.state === 'runs') setTried({ ...now, state: 'stopped' });
  };
  const runs = tried?.state === 'runs';
  return (
    <Box>
      <Flex wrap="wrap" align="center" gap="3" mb="3">
        <Button variant="outline" disabled={runs} onClick={() => void run()}>
          {t('Try it on the last searches')}
        </Button>
        {runs && (
          <Button
            variant="ghost"
            onClick={() => {
              isStopped.current = true;
            }}
          >
            {t('Stop here')}
          </Button>
        )}
      </Flex>
      {runs && tried.count > 0 && (
        <chakra.progress
          w="full"
          accentColor="brand.solid"
          value={tried.done}
          max={tried.count}
          aria-label={t('Progress')}
        />
      )}
      <Text role="status" fontSize="sm" _empty={{ display: 'none' }}>
        {tried && wordsOf(tried)}
      </Text>
      {tried && tried.changes.length > 0 && <Changes changes={tried.changes} />}
    </Box>
  );
}

function wordsOf({ state, done, count, changes }: Tried): string {
  if (state === 'failed') return t('This could not be tried. Look at what is set above, and try again.');
  if (state === 'done' && count === 0) return t('No search was counted yet, so that there is nothing to try it on.');
  const words = { done: formatCount(done), count: formatCount(count), changed: formatCount(changes.length) };
  return t('{done} of {count} searches tried: {changed} would find something else.', words);
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <Flex as="ul" direction="column" gap="3" mt="3" listStyleType="none" aria-label={t('What would change')}>
      {changes.map(({ words, asked, verdict, before, after }) => {
        const come = after.filter(({ id }) => !before.some((each) => each.id === id));
        const go = before.filter(({ id }) => !after.some((each) => each.id === id));
        return (
          <Box as="li" key={words} borderTop="1px solid {colors.border}" pt="3">
            <Flex justify="space-between" gap="3">
              <Heading as="h3" size="sm">
                {words}
              </Heading>
              <Text fontSize="sm" fontWeight="semibold">
                {t(VERDICTS[verdict])}
              </Text>
            </Flex>
            <Text fontSize="sm" color="fg.muted">
              {t('Asked: {count}', { count: formatCount(asked) })}
            </Text>
            <Text fontSize="sm">{t('First then: {name}', { name: after[0]?.name ?? '–' })}</Text>
            {come.length > 0 && (
              <Text fontSize="sm">{t('Comes: {names}', { names: come.map(({ name }) => name).join(', ') })}</Text>
            )}
            {go.length > 0 && (
              <Text fontSize="sm">{t('Goes: {names}', { names: go.map(({ name }) => name).join(', ') })}</Text>
            )}
          </Box>
        );
      })}
    </Flex>
  );
}
