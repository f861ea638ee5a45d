import type { Role } from '../gql/graphql';

/** What each role is called. */
export const ROLE_NAMES: Record<Role, string> = { OWNER: 'Owner', PACKER: 'Packer', SUPPORT: 'Support' };
