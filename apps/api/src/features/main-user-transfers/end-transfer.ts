import type { Db } from '../../database/db.ts'

interface End {
  readonly administrationId: number
  readonly transferId: number
  readonly state: 'approved' | 'refused' | 'withdrawn' | 'expired'
  readonly decided: { readonly by: number; readonly because: string } | null
  readonly now: Date
}

/** Ends a locked transfer: first what was shown goes, which the database asks for. */
export async function endTransfer(db: Db, { administrationId, transferId, state, decided, now }: End): Promise<void> {
  await db
    .deleteFrom('identity_documents')
    .where('administration_id', '=', administrationId)
    .where('transfer_id', '=', transferId)
    .execute()
  await db
    .updateTable('main_user_transfers')
    .set({ state, decided_at: now, decided_by: decided?.by ?? null, decided_because: decided?.because ?? null })
    .where('administration_id', '=', administrationId)
    .where('id', '=', transferId)
    .execute()
}
