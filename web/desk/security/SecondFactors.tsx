import { Button, Grid, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { renewSession } from '../../accounts/session/session';
import { gql } from '../../gql';
import {
  type DeskSecondFactorQuery,
  useDeskRemoveSecondFactorMutation,
  useDeskRenewRecoveryCodesMutation,
  useDeskSecondFactorQuery,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskLoading } from '../shared/DeskLoading';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { Moment } from '../shared/Moment';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { AuthenticatorDialog } from './AuthenticatorDialog';
import { PasskeyDialog } from './PasskeyDialog';
import { RecoveryCodes } from './RecoveryCodes';

gql(`query DeskSecondFactor {
  me {
    id
    secondFactor {
      isSetUp isDemanded isAwaited recoveryCodesLeft
      factors { id kind name createdAt lastUsedAt }
    }
  }
}`);
gql(`mutation deskRemoveSecondFactor($id: ID!) {
  removeSecondFactor(id: $id) { token message userErrors { code message field } }
}`);
gql(`mutation deskRenewRecoveryCodes {
  renewRecoveryCodes { token recoveryCodes message userErrors { code message field } }
}`);

type Factor = NonNullable<NonNullable<DeskSecondFactorQuery['me']>['secondFactor']>['factors'][number];

/**
 * The viewer's second factors: what there is, and setting up, removing and recovery codes.
 *
 * @param onDone called once a factor was set up and its recovery codes were kept
 */
export function SecondFactors({ onDone }: { onDone?: () => void }) {
  const { data, error, refetch } = useDeskSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeskRemoveSecondFactorMutation();
  const [renew] = useDeskRenewRecoveryCodesMutation();
  const report = useOutcomeReport();
  const [adding, setAdding] = useState<'app' | 'passkey' | null>(null);
  const [removing, setRemoving] = useState<Factor | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const state = data?.me?.secondFactor;
  if (!state)
    return (
      <DeskLoading
        label={t('Loading your second factor')}
        error={error}
        failed={t('We could not load your second factor.')}
        onRetry={() => refetch()}
      />
    );
  const { factors, recoveryCodesLeft } = state;

  const added = (recoveryCodes: readonly string[]) => {
    setAdding(null);
    setCodes(recoveryCodes);
    void refetch();
    if (recoveryCodes.length === 0) onDone?.();
  };
  const renewCodes = () =>
    report(async () => {
      const answer = (await renew()).data?.renewRecoveryCodes;
      if (answer?.token) renewSession(answer.token);
      setCodes(answer?.recoveryCodes ?? []);
      void refetch();
      return answer;
    });
  if (codes.length > 0)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes([]);
          onDone?.();
        }}
      />
    );
  return (
    <Grid gap="6">
      {factors.length === 0 ? (
        <p>
          {t('You sign in with your password alone. Add an app or a passkey that only you have.')}{' '}
          {t('Other browsers in which you are signed in ask for it as well from then on.')}
        </p>
      ) : (
        <DeskTable
          label={t('Your second factors')}
          rows={factors}
          keyOf={({ id }) => id}
          columns={[
            ...COLUMNS,
            {
              title: 'Change',
              align: 'end',
              cell: (factor: Factor) => (
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="danger"
                  aria-label={t('Remove {name}', { name: factor.name })}
                  onClick={() => setRemoving(factor)}
                >
                  {t('Remove')}
                </Button>
              ),
            },
          ]}
        />
      )}
      <Grid gap="3" gridAutoFlow={{ md: 'column' }} justifyContent="start">
        {factors.every(({ kind }) => kind !== 'AUTHENTICATOR') && (
          <Button colorPalette="brand" onClick={() => setAdding('app')}>
            {t('Set up an authenticator app')}
          </Button>
        )}
        <Button variant="outline" onClick={() => setAdding('passkey')}>
          {t('Add a passkey')}
        </Button>
      </Grid>
      {factors.length > 0 && (
        <Grid as="section" gap="3" justifyItems="start">
          <Heading size="lg">{t('Recovery codes')}</Heading>
          <p>
            {t('{left} of your recovery codes are left. Each lets you in once when you have lost your factors.', {
              left: recoveryCodesLeft,
            })}
          </p>
          <Button variant="outline" onClick={() => void renewCodes()}>
            {t('Make new codes')}
          </Button>
        </Grid>
      )}
      {adding === 'app' && <AuthenticatorDialog onAdded={added} onClose={() => setAdding(null)} />}
      {adding === 'passkey' && <PasskeyDialog onAdded={added} onClose={() => setAdding(null)} />}
      {removing && (
        <ConfirmDialog
          title={t('Remove {name}?', { name: removing.name })}
          text={t('It no longer lets you in. Without any factor, your password alone does.')}
          actionLabel={t('Remove')}
          onClose={() => setRemoving(null)}
          onConfirm={() =>
            report(async () => {
              const answer = (await remove({ variables: { id: removing.id } })).data?.removeSecondFactor;
              if (answer?.token) renewSession(answer.token);
              void refetch();
              return answer;
            })
          }
        />
      )}
    </Grid>
  );
}

const COLUMNS: DeskColumn<Factor>[] = [
  { title: 'Name', isHead: true, cell: ({ name }: Factor) => <b>{name}</b> },
  { title: 'Since', cell: ({ createdAt }: Factor) => <Moment at={createdAt} /> },
  { title: 'Last used', cell: ({ lastUsedAt }: Factor) => (lastUsedAt ? <Moment at={lastUsedAt} /> : '–') },
];
