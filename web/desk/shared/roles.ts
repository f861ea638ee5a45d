import type { Role } from '../../gql/graphql';
import type { Message } from '../../lib/messages';

/** What each role is called. */
export const ROLE_NAMES: Record<Role, Message> = { OWNER: 'Owner', PACKER: 'Packer', SUPPORT: 'Support' };
