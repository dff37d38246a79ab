import type { Db } from '../../../database/db.ts'
import { listConnections } from './connections.ts'

export interface ConsentWarning {
  readonly bankName: string
  /** When the consent ends, or ended, in seconds. */
  readonly at: number
  readonly hasEnded: boolean
}

/** Consents that end within two weeks, and those that a bank ended: nothing comes in until they are given anew. */
export async function consentWarnings(db: Db, administrationId: number, now: Date): Promise<ConsentWarning[]> {
  return (await listConnections(db, administrationId, now)).flatMap(
    ({ bankName, endsSoon, endedBy, endedAt, validUntil }): ConsentWarning[] => {
      if (endsSoon) return [{ bankName, at: validUntil, hasEnded: false }]
      return endedBy === 'bank' && endedAt !== null ? [{ bankName, at: endedAt, hasEnded: true }] : []
    },
  )
}
