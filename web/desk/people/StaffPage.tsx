import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import { type DeskStaffQuery, type Role, useDeskSetRoleMutation, useDeskStaffQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Button } from '../../ui/form/Button';
import { Field } from '../../ui/form/Field';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Heading } from '../../ui/layout/Heading';
import { Panel } from '../../ui/layout/Panel';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { ROLE_NAMES } from './roles';
import styles from './StaffPage.module.css';

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

/** Who helps to run the shop, and the form that gives somebody a role. */
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
      <DeskTitle text={t('Who may come to the desk, and what they do there.')}>{t('Staff')}</DeskTitle>
      <div className={styles.columns}>
        <section>
          {!data && error && <LoadFailed message={t('We could not load the staff.')} onRetry={() => refetch()} />}
          {!data && !error && <DeskLoading label={t('Loading the staff')} />}
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
                      <span className={styles.muted}>{t('At the terminal')}</span>
                    ) : (
                      <Button
                        size="sm"
                        variant="outline"
                        palette="danger"
                        aria-label={t('Take the role of {name}', { name: member.name })}
                        onClick={() => void give(member.email, null)}
                      >
                        {t('Take the role')}
                      </Button>
                    ),
                },
              ]}
            />
          )}
        </section>
        <Panel padding="md">
          <form className={styles.form} noValidate onSubmit={submit} aria-labelledby="give-a-role">
            <Heading size="lg" id="give-a-role">
              {t('Give a role')}
            </Heading>
            <Field
              label={t('E-mail of the account')}
              name="email"
              type="email"
              value={email}
              onChange={setEmail}
              hint={t('They sign up in the shop first.')}
            />
            <fieldset className={styles.roles}>
              <legend>{t('Role')}</legend>
              {(['PACKER', 'SUPPORT'] as const).map((each) => (
                <label key={each} className={styles.role}>
                  <input type="radio" name="role" checked={role === each} onChange={() => setRole(each)} />
                  <span>
                    <b>{t(ROLE_NAMES[each])}</b>
                    <span className={styles.muted}>{t(MEANINGS[each])}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            <SubmitButton isBusy={loading} busyLabel={t('Saving…')}>
              {t('Give the role')}
            </SubmitButton>
          </form>
        </Panel>
      </div>
    </>
  );
}

const MEANINGS = {
  PACKER: 'Packs, sends and hands over orders. Gives no money back.',
  SUPPORT: 'Also calls orders off, gives money back, answers returns and holds reviews back.',
} as const;
