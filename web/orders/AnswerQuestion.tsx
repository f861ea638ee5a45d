import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { gql } from '../gql';
import { useAnswerQuestionQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { EmptyState } from '../ui/feedback/EmptyState';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { PageColumn } from '../ui/layout/PageColumn';
import { PageHead } from '../ui/layout/PageHead';
import { PageTitle } from '../ui/layout/PageTitle';
import { TextLink } from '../ui/layout/TextLink';
import { Question } from './Question';
import { useAnswerShortage } from './useAnswerShortage';

gql(`query AnswerQuestion($token: String!) {
  shortage(token: $token) { id ...Question_shortage }
}`);

/**
 * Where the link of a mail leads that asks what to send instead of what is missing: one press
 * answers, without signing in. The secret stands behind the hash, so that no log sees it.
 */
export function AnswerQuestion() {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  const { data, error, refetch } = useAnswerQuestionQuery({ variables: { token }, skip: !token });
  const { answer, isBusy } = useAnswerShortage();
  const isUnknown = !token || data?.shortage === null;
  return (
    <PageColumn top={5}>
      <PageHead title={t('What shall we send instead?')} />
      <PageTitle>{t('What shall we send instead?')}</PageTitle>
      {error && !data && <LoadFailed message={t('We could not load the question.')} onRetry={() => refetch()} />}
      {isUnknown && (
        <EmptyState title={t('This link is incomplete')}>{t('Please open it from the mail again.')}</EmptyState>
      )}
      {data?.shortage && (
        <Question
          question={data.shortage}
          isBusy={isBusy}
          onAnswer={(variantId) => void answer({ token }, variantId).then(() => void refetch())}
        />
      )}
      <p>
        <TextLink to={paths.orders()}>{t('See your orders')}</TextLink>
      </p>
    </PageColumn>
  );
}
