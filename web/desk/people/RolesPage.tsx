import { Button, Card, chakra, Grid, Heading } from '@chakra-ui/react';
import { gql } from '../../gql';
import {
  type DeskRolesQuery,
  type Role,
  useDeskDemandSecondFactorMutation,
  useDeskRolesQuery,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Icon } from '../../ui/media/Icon';
import { DeskLoading } from '../shared/DeskLoading';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { ROLE_NAMES } from '../shared/roles';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { RIGHT_NAMES } from './rights';
import { StaffTabs } from './StaffTabs';

gql(`query DeskRoles {
  rights { right roles scope movesMoney }
  isSecondFactorDemanded
}`);
gql(`mutation deskDemandSecondFactor($isDemanded: Boolean!) {
  demandSecondFactor(isDemanded: $isDemanded) { ok message userErrors { code message field } }
}`);

type Row = DeskRolesQuery['rights'][number];

/**
 * What each role may do, as the graph decides it, and whether a second factor is demanded of those
 * who may move money.
 */
export function RolesPage() {
  const { data, error, refetch } = useDeskRolesQuery({ fetchPolicy: 'cache-and-network' });
  const [demand, { loading }] = useDeskDemandSecondFactorMutation();
  const report = useOutcomeReport();
  const isDemanded = data?.isSecondFactorDemanded ?? false;
  const toggle = async () => {
    const variables = { isDemanded: !isDemanded };
    if (await report(async () => (await demand({ variables })).data?.demandSecondFactor)) void refetch();
  };
  return (
    <>
      <StaffTabs />
      {!data && (
        <DeskLoading
          label={t('Loading the roles')}
          error={error}
          failed={t('We could not load the roles.')}
          onRetry={() => refetch()}
          columns={COLUMNS}
        />
      )}
      {data && (
        <Grid gap="6">
          <DeskTable label={t('Roles and rights')} rows={data.rights} keyOf={({ right }) => right} columns={COLUMNS} />
          <Card.Root as="section" display="grid" gap="3" justifyItems="start" aria-labelledby="second-factor">
            <Heading size="lg" id="second-factor">
              {t('Second factor')}
            </Heading>
            <p>
              {isDemanded
                ? t('Everybody who may move money has to show a second factor, or set one up, before the desk opens.')
                : t('Everybody decides for themselves whether to have a second factor.')}
            </p>
            <p>{t('API keys work without one: give each key only the scopes that it needs.')}</p>
            <Button
              variant={isDemanded ? 'outline' : 'solid'}
              colorPalette={isDemanded ? 'gray' : 'brand'}
              aria-busy={loading || undefined}
              onClick={() => !loading && void toggle()}
            >
              {isDemanded ? t('Leave it to everybody') : t('Demand it of who may move money')}
            </Button>
          </Card.Root>
        </Grid>
      )}
    </>
  );
}

function columnOf(role: Role): DeskColumn<Row> {
  return {
    title: ROLE_NAMES[role],
    cell: ({ roles }: Row) =>
      roles.includes(role) ? (
        <chakra.span color="brand.fg">
          <Icon name="check" size={20} />
          <VisuallyHidden>{t('Yes')}</VisuallyHidden>
        </chakra.span>
      ) : (
        <chakra.span color="fg.muted">
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{t('No')}</VisuallyHidden>
        </chakra.span>
      ),
  };
}

const COLUMNS: DeskColumn<Row>[] = [
  {
    title: 'Right',
    isHead: true,
    cell: ({ right, movesMoney }: Row) => (
      <div>
        <b>{t(RIGHT_NAMES[right])}</b>
        {movesMoney && (
          <chakra.span display="block" color="fg.muted" fontSize="sm">
            {t('Moves money: a second factor is asked for again.')}
          </chakra.span>
        )}
      </div>
    ),
  },
  ...(['OWNER', 'SUPPORT', 'PACKER'] as const).map(columnOf),
  { title: 'API key', cell: ({ scope }: Row) => scope?.toLowerCase().replace('_', ':') ?? '–' },
];
