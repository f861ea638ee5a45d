import { Button, chakra, Flex, Grid, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import {
  type DeskStaffQuery,
  type FactorKind,
  type Role,
  useDeskResetSecondFactorMutation,
  useDeskRevokeInvitationMutation,
  useDeskSetRoleMutation,
  useDeskStaffQuery,
} from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskLoading } from '../shared/DeskLoading';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { Moment } from '../shared/Moment';
import { ROLE_NAMES } from '../shared/roles';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { useViewer } from '../shared/viewer';
import { InviteForm } from './InviteForm';
import { StaffTabs } from './StaffTabs';

gql(`query DeskStaff {
  staff { id name email role secondFactors }
  staffInvitations { id email role createdAt expiresAt }
  shop { sendsMail }
}`);
gql(`mutation deskSetRole($email: String!, $role: Role) {
  setRole(email: $email, role: $role) {
    message
    staffMember { id role }
    userErrors { code message field }
  }
}`);
gql(`mutation deskResetSecondFactor($id: ID!) {
  resetSecondFactor(id: $id) {
    message
    staffMember { id secondFactors }
    userErrors { code message field }
  }
}`);
gql(`mutation deskRevokeInvitation($id: ID!) {
  revokeStaffInvitation(id: $id) { message userErrors { code message field } }
}`);

type Member = DeskStaffQuery['staff'][number];
type Invitation = DeskStaffQuery['staffInvitations'][number];

const FACTOR_NAMES: Record<FactorKind, Message> = { AUTHENTICATOR: 'App', PASSKEY: 'Passkey' };

/** Who helps to run the shop and who is invited to, with the form that invites. */
export function StaffPage() {
  const { data, error, refetch } = useDeskStaffQuery({ fetchPolicy: 'cache-and-network' });
  const report = useOutcomeReport();
  const viewer = useViewer();
  const [mutate] = useDeskSetRoleMutation();
  const [reset] = useDeskResetSecondFactorMutation();
  const [revoke] = useDeskRevokeInvitationMutation();
  const [resetting, setResetting] = useState<Member | null>(null);

  const give = async (email: string, role: Role | null) => {
    if (await report(async () => (await mutate({ variables: { email, role } })).data?.setRole)) void refetch();
  };
  const takeBack = async (id: string) => {
    if (await report(async () => (await revoke({ variables: { id } })).data?.revokeStaffInvitation)) void refetch();
  };
  const staffColumns: DeskColumn<Member>[] = [
    { title: 'Name', isHead: true, cell: ({ name }) => <b>{name}</b> },
    { title: 'E-mail', cell: ({ email }) => <chakra.span wordBreak="break-word">{email}</chakra.span> },
    { title: 'Role', cell: ({ role }) => role && t(ROLE_NAMES[role]) },
    {
      title: 'Second factor',
      cell: ({ secondFactors }) =>
        secondFactors.length > 0 ? secondFactors.map((kind) => t(FACTOR_NAMES[kind])).join(', ') : t('None yet'),
    },
    {
      title: 'Change',
      align: 'end',
      cell: (member) => (
        <Flex wrap="wrap" gap="2" justify="flex-end">
          {member.secondFactors.length > 0 && member.id !== viewer.id && (
            <Button
              size="sm"
              variant="outline"
              aria-label={t('Reset the second factor of {name}', { name: member.name })}
              onClick={() => setResetting(member)}
            >
              {t('Reset the factor')}
            </Button>
          )}
          {member.role === 'OWNER' ? (
            <chakra.span alignSelf="center" color="fg.muted" fontSize="sm">
              {t('From the terminal')}
            </chakra.span>
          ) : (
            <>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('Make {name} {role}', {
                  name: member.name,
                  role: t(ROLE_NAMES[member.role === 'PACKER' ? 'SUPPORT' : 'PACKER']),
                })}
                onClick={() => void give(member.email, member.role === 'PACKER' ? 'SUPPORT' : 'PACKER')}
              >
                {member.role === 'PACKER' ? t('Make support') : t('Make packer')}
              </Button>
              <Button
                size="sm"
                variant="outline"
                colorPalette="danger"
                aria-label={t('Remove the role of {name}', { name: member.name })}
                onClick={() => void give(member.email, null)}
              >
                {t('Remove the role')}
              </Button>
            </>
          )}
        </Flex>
      ),
    },
  ];
  const invitationColumns: DeskColumn<Invitation>[] = [
    { title: 'E-mail', isHead: true, cell: ({ email }) => <b>{email}</b> },
    { title: 'Role', cell: ({ role }) => t(ROLE_NAMES[role]) },
    { title: 'Sent', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { title: 'Works until', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
    {
      title: 'Change',
      align: 'end',
      cell: ({ id, email }) => (
        <Button
          size="sm"
          variant="outline"
          colorPalette="danger"
          aria-label={t('Take back the invitation of {email}', { email })}
          onClick={() => void takeBack(id)}
        >
          {t('Take back')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <StaffTabs />
      {!data && (
        <DeskLoading
          label={t('Loading the staff')}
          error={error}
          failed={t('We could not load the staff.')}
          onRetry={() => refetch()}
          columns={staffColumns}
        />
      )}
      {data && (
        <Grid gap="6">
          <DeskTable
            label={t('Staff')}
            rows={data.staff.filter((member) => member.role)}
            keyOf={({ id }) => id}
            columns={staffColumns}
          />
          <Grid as="section" gap="3">
            <Heading size="lg">{t('Invitations')}</Heading>
            {data.staffInvitations.length === 0 ? (
              <p>{t('Nobody is invited at the moment.')}</p>
            ) : (
              <DeskTable
                label={t('Invitations')}
                rows={data.staffInvitations}
                keyOf={({ id }) => id}
                columns={invitationColumns}
              />
            )}
          </Grid>
          <Grid maxW="32rem">
            <InviteForm sendsMail={data.shop.sendsMail} onSaved={() => void refetch()} />
          </Grid>
        </Grid>
      )}
      {resetting && (
        <ConfirmDialog
          title={t('Reset the second factor of {name}?', { name: resetting.name })}
          text={t(
            'Do this only when you know that they lost it. They are signed out and get in by the password alone, until they set up another one. It stands in the audit trail, and they are told by mail.',
          )}
          actionLabel={t('Reset the factor')}
          onClose={() => setResetting(null)}
          onConfirm={() =>
            report(async () => (await reset({ variables: { id: resetting.id } })).data?.resetSecondFactor)
          }
        />
      )}
    </>
  );
}
