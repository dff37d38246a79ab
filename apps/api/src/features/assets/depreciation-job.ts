import type { Db } from '../../database/db.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { recordAudit } from '../../kernel/audit.ts'
import { defineJob, type JobContext } from '../../kernel/job.ts'
import { mayNotChange } from '../subscriptions/may-not-change.ts'
import { depreciateAsset } from './depreciate-asset.ts'
import { loadAsset } from './load-asset.ts'

interface Key {
  readonly administrationId: number
  readonly assetId: number
}

/**
 * Books what of every asset is due, also of the months in which no server ran; in a transaction of its own, so that one
 * that cannot be booked holds up no other.
 */
export const depreciationJob = defineJob<object>({
  name: 'assets.depreciate',
  schedule: '40 4 * * *',
  atStart: true,
  async run(context) {
    const failed: number[] = []
    for (const key of await withRead(context.services.pool, { kind: 'job' }, inUse)) {
      await depreciateOne(context, key).catch((error: unknown) => {
        context.log.error({ err: error, ...key }, 'an asset could not be depreciated')
        failed.push(key.assetId)
      })
    }
    if (failed.length > 0) throw new Error(`assets failed: ${failed.join(', ')}`)
  },
})

async function inUse(db: Db): Promise<Key[]> {
  return db
    .selectFrom('assets')
    .select(['administration_id as administrationId', 'id as assetId'])
    .where('deleted_at', 'is', null)
    .where('disposed_on', 'is', null)
    .orderBy('administration_id')
    .orderBy('id')
    .execute()
}

function depreciateOne({ services, now, today }: JobContext, key: Key): Promise<void> {
  const { administrationId, assetId } = key
  return withTransaction(services.pool, { kind: 'administration', administrationId }, async (db) => {
    if (await mayNotChange(db, administrationId, today)) return
    const asset = await loadAsset(db, key, { forUpdate: true })
    const booked = await depreciateAsset(db, { administrationId, userId: null, now, today }, asset)
    if (booked.length === 0) return
    await recordAudit(db, {
      action: 'depreciate',
      entity: 'asset',
      entityId: assetId,
      details: { periods: booked },
      administrationId,
      userId: null,
      at: now,
    })
  })
}
