import { sortRows } from '../../shared/lists/sort-rows.ts'
import type { MembersSearch } from './members-search.ts'
import type { Member } from './types.ts'

/** Those of a search in their order: who has access before who had. */
export function listedMembers(members: readonly Member[], { search = '', sort = 'name' }: MembersSearch): Member[] {
  const rows = sortRows(matching(members, search), sort, {
    name: fullName,
    // Who never came is seen longest ago.
    lastSeenAt: ({ deactivatedAt, lastSeenAt }) => deactivatedAt ?? lastSeenAt ?? -1,
  })
  return [...rows.filter((row) => row.deactivatedAt === null), ...rows.filter((row) => row.deactivatedAt !== null)]
}

/** Those whose name or address has the text in it. Who came back after leaving is no longer among the former ones. */
export function matching(members: readonly Member[], search: string): Member[] {
  const wanted = search.trim().toLowerCase()
  const active = new Set(members.filter(({ deactivatedAt }) => deactivatedAt === null).map(({ userId }) => userId))
  const seen = new Set<number>()
  return members.filter((member) => {
    if (!`${fullName(member)} ${member.emailAddress}`.toLowerCase().includes(wanted)) return false
    if (member.deactivatedAt === null) return true
    // Of somebody who left more than once the last time counts, which comes first.
    if (active.has(member.userId) || seen.has(member.userId)) return false
    seen.add(member.userId)
    return true
  })
}

export const fullName = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
