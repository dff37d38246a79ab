import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'

/** After a change of SECRET_KEY: seals the keys of the provider with the new one, so that the previous can be thrown away. */
export const renewProviderKeysJob = defineJob<object>({
  name: 'online-payments.renew-keys',
  atStart: true,
  async run({ services: { pool, secretBox, settings }, log }) {
    if (settings.previousSecretKey === null) return
    const keys = await withRead(pool, { kind: 'job' }, (db) =>
      db.selectFrom('payment_provider_keys').select(['administration_id', 'sealed_key']).execute(),
    )
    for (const { administration_id: administrationId, sealed_key: from } of keys) {
      try {
        const to = secretBox.renew(from)
        if (to === null) continue
        // Whoever enters another key at this moment keeps that one.
        await withTransaction(pool, { kind: 'job' }, (db) =>
          db
            .updateTable('payment_provider_keys')
            .set({ sealed_key: to })
            .where('administration_id', '=', administrationId)
            .where('sealed_key', '=', from)
            .execute(),
        )
      } catch (error) {
        log.error({ err: error, administrationId }, 'a key of the payment provider could not be sealed anew')
      }
    }
  },
})
