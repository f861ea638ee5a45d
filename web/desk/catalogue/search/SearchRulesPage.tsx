import { useSearchParams } from 'react-router-dom';
import { gql } from '../../../gql';
import { type DeskSearchRulesQuery, useDeskSearchRulesQuery } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { DeskLink } from '../../shared/DeskLink';
import { DeskLoading } from '../../shared/DeskLoading';
import { DeskSearch } from '../../shared/DeskSearch';
import { type DeskColumn, DeskTable } from '../../shared/DeskTable';
import { DeskTitle } from '../../shared/DeskTitle';
import { deskPaths } from '../../shared/deskPaths';
import { Question } from './Question';

gql(`query DeskSearchRules {
  searchRules { id words alsoFinds pinned { id name } buried { id name } }
}`);

type Rule = DeskSearchRulesQuery['searchRules'][number];

const COLUMNS: DeskColumn<Rule>[] = [
  {
    title: 'Search',
    isHead: true,
    cell: ({ words }) => (
      <DeskLink to={deskPaths.search(words)} fontWeight="semibold">
        {words}
      </DeskLink>
    ),
  },
  { title: 'Finds besides', cell: ({ alsoFinds }) => alsoFinds.join(', ') || '–' },
  { title: 'Stands first', cell: ({ pinned }) => pinned.map(({ name }) => name).join(', ') || '–' },
  { title: 'Stands last', cell: ({ buried }) => buried.map(({ name }) => name).join(', ') || '–' },
];

/**
 * What a search finds and why, with what an owner sets for it; without words in the address all
 * searches that something is set for.
 */
export function SearchRulesPage() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('q') ?? '';
  return (
    <>
      <DeskTitle
        text={
          asked ? (
            <DeskLink to={deskPaths.search()}>{t('All searches with a rule')}</DeskLink>
          ) : (
            t('Type what a shopper types, and see what is found and why.')
          )
        }
      >
        {t('Search')}
      </DeskTitle>
      <DeskSearch
        label={t('What a shopper types')}
        placeholder={t('Such as chawal 5 kg')}
        text={asked}
        onSearch={(words) => setQuery(words ? { q: words } : {})}
      />
      {asked ? <Question key={asked} query={asked} /> : <Rules />}
    </>
  );
}

function Rules() {
  const { data, error, refetch } = useDeskSearchRulesQuery({ fetchPolicy: 'cache-and-network' });
  const rules = data?.searchRules;
  if (!rules)
    return (
      <DeskLoading
        label={t('Loading the rules')}
        error={error}
        failed={t('We could not load the rules.')}
        onRetry={() => refetch()}
        columns={COLUMNS}
      />
    );
  if (rules.length === 0)
    return (
      <EmptyState title={t('No search has a rule yet')}>
        {t('Every search finds what it finds by itself. Type one above to change that.')}
      </EmptyState>
    );
  return <DeskTable label={t('Searches with a rule')} rows={rules} keyOf={({ id }) => id} columns={COLUMNS} />;
}
