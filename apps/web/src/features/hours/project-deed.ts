import type { Project } from '@klopt/api-client/contract'

/** What the state of a project asks for first. */
export type ProjectDeed = 'invoice' | 'reopen' | 'write'

/** What waits to be invoiced comes first, also of a project that was closed; else one goes on with it, or opens it again. */
export function mainDeedOf({
  contact,
  unbilledCents,
  closed,
}: Pick<Project, 'contact' | 'unbilledCents' | 'closed'>): ProjectDeed {
  if (contact !== null && unbilledCents > 0) return 'invoice'
  return closed ? 'reopen' : 'write'
}
