import { expect, onTestFinished, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { createSecretBox } from '../../security/secret-box.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { createTestServer } from '../../testing/index.ts'
import { renewSecretsJob } from './renew-secrets.ts'

const [old, fresh] = ['o'.repeat(43), 'n'.repeat(43)]

test('a new SECRET_KEY beside the old one opens every second factor and encrypts it anew', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { connection } = database

  const before = await createTestServer({ connection, env: { SECRET_KEY: old } })
  const secrets = new Map<number, string>()
  for (const secret of ['JBSWY3DPEHPK3PXP', 'KRSXG5CTMVRXEZLU']) {
    const { id } = await before.world.user()
    secrets.set(id, secret)
    await before.services.pool.query('UPDATE users SET totp_secret = $2 WHERE id = $1', [
      id,
      before.services.secretBox.seal(secret),
    ])
  }
  const lost = (await before.world.user()).id
  const foreign = createSecretBox('x'.repeat(43)).seal('weg')
  await before.services.pool.query('UPDATE users SET totp_secret = $2 WHERE id = $1', [lost, foreign])
  await before.stop()

  const between = await createTestServer({ connection, env: { SECRET_KEY: fresh, SECRET_KEY_PREVIOUS: old } })
  await withTransaction(between.services.pool, { kind: 'system' }, (db) =>
    between.jobs.senderFor(db).enqueue(renewSecretsJob, {}),
  )
  await between.jobs.drain()
  expect(between.logLines.filter((line) => line.includes('opens with neither'))).toHaveLength(1)
  await between.stop()

  const after = await createTestServer({ connection, env: { SECRET_KEY: fresh } })
  onTestFinished(() => after.stop())
  const { rows } = await after.services.pool.query<{ id: number; totp_secret: string }>(
    'SELECT id, totp_secret FROM users WHERE totp_secret IS NOT NULL ORDER BY id',
  )
  const opened = rows
    .filter(({ id }) => id !== lost)
    .map((row) => [row.id, after.services.secretBox.open(row.totp_secret)])
  expect(opened).toEqual([...secrets])
  expect(rows.find(({ id }) => id === lost)?.totp_secret).toBe(foreign)
})
