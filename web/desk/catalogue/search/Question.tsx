import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../../gql';
import { type DeskSearchWhyQuery, type SearchRuleInput, useDeskSearchWhyQuery } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { DeskLoading } from '../../shared/DeskLoading';
import type { Named } from '../../shared/named';
import { Hits } from './Hits';
import { RuleForm } from './RuleForm';
import type { RuleDraft } from './ruleDraft';

gql(`query DeskSearchWhy($query: String!) {
  search(query: $query, first: 20, explain: true) {
    totalCount
    explanations {
      score
      rule
      product { id name brand }
      matches { part names place points }
      lifts { kind points }
    }
  }
  searchRule(query: $query) { id words version alsoFinds pinned { id name } buried { id name } }
}`);

/** What a search finds and why, and what is set for it. */
export function Question({ query }: { query: string }) {
  const { data, error, refetch } = useDeskSearchWhyQuery({
    variables: { query },
    fetchPolicy: 'cache-and-network',
  });
  if (!data)
    return (
      <DeskLoading
        label={t('Loading what it finds')}
        error={error}
        failed={t('We could not load what it finds.')}
        onRetry={() => refetch()}
      />
    );
  const { searchRule: rule } = data;
  return <Draft key={`${rule?.id} ${rule?.version}`} query={query} found={data} onChanged={refetch} />;
}

interface DraftProps {
  query: string;
  found: DeskSearchWhyQuery;
  onChanged: () => unknown;
}

function Draft({ query, found: { search, searchRule: rule }, onChanged }: DraftProps) {
  const [draft, setDraft] = useState<RuleDraft>({
    alsoFinds: rule?.alsoFinds.join(', ') ?? '',
    pinned: rule?.pinned ?? [],
    buried: rule?.buried ?? [],
  });
  const put = (product: Named, where: 'pinned' | 'buried' | null) =>
    setDraft((before) => {
      const without = (list: readonly Named[]) => list.filter(({ id }) => id !== product.id);
      const next = { ...before, pinned: without(before.pinned), buried: without(before.buried) };
      return where ? { ...next, [where]: [...next[where], product] } : next;
    });
  const input: SearchRuleInput = {
    words: query,
    alsoFinds: draft.alsoFinds
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    pinnedIds: draft.pinned.map(({ id }) => id),
    buriedIds: draft.buried.map(({ id }) => id),
    version: rule?.version ?? null,
  };
  return (
    <Grid gap="8" templateColumns={{ xl: 'minmax(0, 26rem) minmax(0, 1fr)' }} alignItems="start">
      <RuleForm
        ruleId={rule?.id ?? null}
        input={input}
        draft={draft}
        onNames={(alsoFinds) => setDraft((before) => ({ ...before, alsoFinds }))}
        onPut={put}
        onChanged={onChanged}
      />
      <Hits hits={search.explanations} count={search.totalCount} draft={draft} onPut={put} />
    </Grid>
  );
}
