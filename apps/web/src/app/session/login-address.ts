import { address } from '../routing/address.ts'
import { encodeReturnTarget } from './return-target.ts'

/** What the login page is told after a session that ended by itself: why one is there, and where one was. */
export const searchAfterEnd = (path: string) => ({ message: 'session_invalid' as const, r: encodeReturnTarget(path) })

/** The address of the login page after a session that ended by itself. */
export const loginAfterEnd = (path: string): string => address('/v2/authenticate', { search: searchAfterEnd(path) })
