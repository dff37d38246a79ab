import type { contract, ResponseOf } from '@klopt/api-client/contract'

export type OpenInvitation = ResponseOf<typeof contract.invitations.open>

/** Which invitation, by the link of the mail. */
export interface InvitationLink {
  readonly administrationId: number
  readonly invitationId: number
  readonly invitationKey: string
}

export type OpenFirmInvitation = ResponseOf<typeof contract.firmInvitations.open>

/** Which invitation of a firm, by the link of the mail. */
export interface FirmInvitationLink {
  readonly firmId: number
  readonly invitationId: number
  readonly invitationKey: string
}
