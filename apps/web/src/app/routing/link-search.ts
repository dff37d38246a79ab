/** The parameters of an address, as the router reads them: digits as a number. */
export type RawSearch = Readonly<Record<string, unknown>>

const LONGEST = 200

/** The token of a mailed link, which may happen to be digits alone; absent when it cannot be one. */
export function readToken(raw: unknown): string | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined
  const text = String(raw)
  return text.length > 0 && text.length <= LONGEST ? text : undefined
}

/** The id of the user a link was mailed to; absent when it cannot be one. */
export function readUserId(raw: unknown): number | undefined {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 1 ? raw : undefined
}

/** What a mailed link for one user says. */
export interface UserLink {
  token?: string | undefined
  uid?: number | undefined
}

/** A mailed link for one user with both of its parts. */
export interface WholeUserLink {
  readonly token: string
  readonly userId: number
}

/** Reads the address of a mailed link for one user. What is left out the router would pass on unread. */
export const readUserLink = ({ token, uid }: RawSearch): UserLink => ({ token: readToken(token), uid: readUserId(uid) })
