import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { address } from '../../app/routing/address.ts'
import { dashboardPath } from '../../app/session/start-target.ts'

type Found = ResponseOf<typeof contract.admin.search>
export type FoundUser = Found['users'][number]

/** Somebody or something that was found. */
export interface FoundRow {
  /** Unlike any other's, also of another kind. */
  readonly id: number
  readonly kind: keyof typeof GROUPS
  /** What it is called. */
  readonly name: string
  /** Its own number, by which customers name it. */
  readonly number: number
  readonly details: readonly string[]
  readonly note: { readonly text: string; readonly tone: 'success' | 'neutral' } | null
  /** Where it leads; a person has no screen of their own here. */
  readonly href: string | null
  readonly user: FoundUser | null
}

const GROUPS = { administration: 'Administraties', user: 'Gebruikers', firm: 'Kantoren' } as const
const KINDS = ['administration', 'user', 'firm'] as const

/** What was found as rows of one list: administrations, people, firms. */
export function foundRows({ administrations, users, firms }: Found): FoundRow[] {
  return [
    ...administrations.map(({ id, companyName, mainUser, firmName, isAccessible }) =>
      row('administration', id, companyName, {
        details: [mainUser, firmName],
        note: isAccessible ? { text: 'Toestemming', tone: 'success' } : null,
        href: administrationHref(id),
      }),
    ),
    ...users.map((user) =>
      row('user', user.id, user.name, {
        details: [user.emailAddress, user.firmName],
        note: user.isDeactivated ? { text: 'Gedeactiveerd', tone: 'neutral' } : null,
        user,
      }),
    ),
    ...firms.map(({ id, companyName, clients }) =>
      row('firm', id, companyName, {
        details: [clients === 1 ? '1 klant' : `${clients} klanten`],
        href: firmHref(id),
      }),
    ),
  ]
}

interface Rest {
  details: readonly (string | null)[]
  note?: FoundRow['note']
  href?: string
  user?: FoundUser
}

const row = (kind: FoundRow['kind'], number: number, name: string, rest: Rest): FoundRow => ({
  id: number * KINDS.length + KINDS.indexOf(kind),
  kind,
  name,
  number,
  details: rest.details.filter((detail) => detail !== null),
  note: rest.note ?? null,
  href: rest.href ?? null,
  user: rest.user ?? null,
})

/** The head above the rows of a kind. */
export const groupOf = ({ kind }: FoundRow) => ({ key: kind, name: GROUPS[kind] })

const firmHref = (firmId: number): string =>
  address('/v2/admin/firms/$firmId/access', {
    params: { firmId },
    search: { 'redirect-url': address('/v2/firms/$firmId', { params: { firmId } }) },
  })

/** Staff comes to an administration through its access screen. */
export const administrationHref = (administrationId: number): string =>
  address('/v2/admin/administrations/$administrationId/access', {
    params: { administrationId },
    search: { 'redirect-url': dashboardPath(administrationId) },
  })
