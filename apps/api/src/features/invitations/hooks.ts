import type { FeatureHooks } from '../../kernel/hooks.ts'
import { revokeInvitationsOf } from './revoke-invitations.ts'

/** Who may let nobody in any more has no way back prepared. */
export const invitationHooks = {
  adminEnds: async (db, { administrationId, userId, audit }, now) => {
    for (const id of await revokeInvitationsOf(db, { administrationId, userId }, now)) audit('revoke', 'invitation', id)
  },
} satisfies FeatureHooks
