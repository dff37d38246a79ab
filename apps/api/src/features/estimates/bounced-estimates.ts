import type { Db } from '../../database/db.ts'

/** Estimates that wait for an answer while their last mail came back, the newest report first; at most three. */
export function bouncedEstimates(db: Db, administrationId: number, today: string) {
  return db
    .selectFrom('estimates')
    .select(['id', 'number', 'sent_to as recipient'])
    .where('administration_id', '=', administrationId)
    .where('bounced_at', 'is not', null)
    .where('accepted_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('valid_until', '>=', today)
    .orderBy('bounced_at', 'desc')
    .limit(3)
    .execute()
}
