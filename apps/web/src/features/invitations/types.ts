import type { contract, ResponseOf } from '@klopt/api-client/contract'

export type OpenInvitation = ResponseOf<typeof contract.invitations.open>

/** Which invitation, by the link of the mail. */
export interface InvitationLink {
  readonly administrationId: number
  readonly invitationId: number
  readonly invitationKey: string
}
