import type { contract, ResponseOf } from '@klopt/api-client/contract'

export type Member = ResponseOf<typeof contract.members.list>[number]

export interface Viewer {
  readonly userId: number
  /** Whether the viewer changes anything here, or only looks. */
  readonly mayChange: boolean
  readonly isMainUser: boolean
}

export interface MemberItemProps {
  administrationId: number
  member: Member
  viewer: Viewer
}
