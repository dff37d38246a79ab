import type { FastifyBaseLogger } from 'fastify'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import { resealSecret } from '../users/second-factor-secret.ts'

/**
 * After a change of SECRET_KEY: encrypts the secrets of authenticator apps with the new one, so that the previous can be
 * thrown away. What waits for minutes, or for days in the queue, is opened by the previous key until it is gone.
 */
export const renewSecretsJob = defineJob<object>({
  name: 'authentication.renew-secrets',
  atStart: true,
  async run({ services, log }) {
    if (services.settings.previousSecretKey === null) return
    const users = await withRead(services.pool, { kind: 'job' }, (db) =>
      db.selectFrom('users').select(['id', 'totp_secret']).where('totp_secret', 'is not', null).execute(),
    )
    let renewed = 0
    for (const { id, totp_secret } of users) {
      if (totp_secret !== null && (await renew(services, log, id, totp_secret))) renewed += 1
    }
    log.info({ renewed, known: users.length }, 'second factors were encrypted with the new SECRET_KEY')
  },
})

async function renew({ pool, secretBox }: Services, log: FastifyBaseLogger, id: number, sealed: string) {
  let to: string | null
  try {
    to = secretBox.renew(sealed)
  } catch (error) {
    log.error({ err: error, user: id }, 'a second factor opens with neither SECRET_KEY nor SECRET_KEY_PREVIOUS')
    return false
  }
  if (to === null) return false
  // Whoever sets up another app at this moment keeps that one.
  await withTransaction(pool, { kind: 'job' }, (db) => resealSecret(db, id, { from: sealed, to }))
  return true
}
