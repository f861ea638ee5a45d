import { Button, Card, chakra, Grid, Heading } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import { type DeskStaffQuery, type Role, useDeskSetRoleMutation, useDeskStaffQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { Choice } from '../shared/Choice';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { ROLE_NAMES } from './roles';

gql(`query DeskStaff {
  staff { id name email role }
}`);
gql(`mutation deskSetRole($email: String!, $role: Role) {
  setRole(email: $email, role: $role) {
    message
    staffMember { id role }
    userErrors { code message field }
  }
}`);

type Row = DeskStaffQuery['staff'][number];

/** Who helps to run the shop, and the form that gives an account a role. */
export function StaffPage() {
  const { data, error, refetch } = useDeskStaffQuery({ fetchPolicy: 'cache-and-network' });
  const report = useOutcomeReport();
  const [mutate, { loading }] = useDeskSetRoleMutation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('PACKER');

  const give = async (to: string, what: Role | null) => {
    const isDone = await report(async () => (await mutate({ variables: { email: to, role: what } })).data?.setRole);
    if (isDone) await refetch();
    return isDone;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!loading) void give(email, role).then((isDone) => isDone && setEmail(''));
  };
  return (
    <>
      <DeskTitle text={t('Who can use the desk, and what they can do there.')}>{t('Staff')}</DeskTitle>
      <Grid gap="6" templateColumns={{ xl: 'minmax(0, 1fr) 22rem' }} alignItems={{ xl: 'start' }}>
        <section>
          {!data && (
            <DeskLoading
              label={t('Loading the staff')}
              error={error}
              failed={t('We could not load the staff.')}
              onRetry={() => refetch()}
            />
          )}
          {data && (
            <DeskTable
              label={t('Staff')}
              rows={data.staff.filter((member) => member.role)}
              keyOf={({ id }) => id}
              columns={[
                { title: 'Name', isHead: true, cell: ({ name }: Row) => <b>{name}</b> },
                { title: 'E-mail', cell: ({ email: address }: Row) => address },
                { title: 'Role', cell: (member: Row) => member.role && t(ROLE_NAMES[member.role]) },
                {
                  title: 'Change',
                  align: 'end',
                  cell: (member: Row) =>
                    member.role === 'OWNER' ? (
                      <chakra.span display="block" color="fg.muted" fontSize="sm">
                        {t('From the terminal')}
                      </chakra.span>
                    ) : (
                      <Button
                        size="sm"
                        variant="outline"
                        colorPalette="danger"
                        aria-label={t('Remove the role of {name}', { name: member.name })}
                        onClick={() => void give(member.email, null)}
                      >
                        {t('Remove the role')}
                      </Button>
                    ),
                },
              ]}
            />
          )}
        </section>
        <Card.Root>
          <chakra.form display="grid" gap="4" noValidate onSubmit={submit} aria-labelledby="give-a-role">
            <Heading size="lg" id="give-a-role">
              {t('Give a role')}
            </Heading>
            <TextField
              label={t('E-mail of the account')}
              name="email"
              type="email"
              value={email}
              onChange={setEmail}
              hint={t('They need an account in the shop first.')}
            />
            <chakra.fieldset display="grid" gap="2">
              <chakra.legend mb="1.5" fontSize="sm" fontWeight="semibold">
                {t('Role')}
              </chakra.legend>
              {(['PACKER', 'SUPPORT'] as const).map((each) => (
                <Choice alignItems="flex-start" py="2" key={each}>
                  <input type="radio" name="role" checked={role === each} onChange={() => setRole(each)} />
                  <span>
                    <b>{t(ROLE_NAMES[each])}</b>
                    <chakra.span display="block" color="fg.muted" fontSize="sm">
                      {t(MEANINGS[each])}
                    </chakra.span>
                  </span>
                </Choice>
              ))}
            </chakra.fieldset>
            <SendButton isBusy={loading} busyLabel={t('Saving…')}>
              {t('Give the role')}
            </SendButton>
          </chakra.form>
        </Card.Root>
      </Grid>
    </>
  );
}

const MEANINGS = {
  PACKER: 'Packs, sends and delivers orders. Cannot make refunds.',
  SUPPORT: 'Also cancels orders, makes refunds, answers returns and hides reviews.',
} as const;
