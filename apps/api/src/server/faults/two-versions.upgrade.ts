import { join } from 'node:path'
import { must } from '@klopt/bookkeeping/money'
import { contract } from '@klopt/api-client/contract'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../../embedded-postgres/index.ts'
import { createTestServer, TestClient, TestClock } from '../../testing/index.ts'
import { databaseUrlOf, startServerProcess } from '../../testing/server-process.ts'
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts'
import { CutLine } from './cut-line.test-support.ts'
import { Writers } from './writers.test-support.ts'

/** The repository of the version before, installed (`scripts/upgrade.mjs`). */
const before = must(process.env['UPGRADE_FROM'], 'UPGRADE_FROM')

async function useDatabase() {
  const folder = await makeTemporaryFolder()
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: () => {} })
  onTestFinished(async () => {
    await postgres.stop()
    await folder.remove()
  })
  const env = {
    DATABASE_URL: databaseUrlOf(postgres.connection),
    DATA_DIR: join(folder.path, 'data'),
    SECRET_KEY: 'een sleutel die beide versies delen, lang genoeg',
    DEMO: '0',
  }
  return { env, connection: postgres.connection }
}

/** Somebody who goes on registering until it is enough; answers the statuses. */
async function registering(url: string, isEnough: () => boolean): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; !isEnough(); n += 1) {
    const body = {
      kind: 'owner' as const,
      firstName: 'Ada',
      lastName: 'Bakker',
      companyName: 'Bakkerij',
      emailAddress: `ada${n}@bakkerij.example`,
      password: 'Een-goed-wachtwoord-2026!',
    }
    statuses.push((await new TestClient(url).send(contract.registrations.register, { body })).status)
  }
  return statuses
}

test('the version before and this one work on one database at once, and the old one ends without a loss', async () => {
  const { env, connection } = await useDatabase()
  const old = await startServerProcess({ ...env, LOG_LEVEL: 'info' }, undefined, join(before, 'apps/api/src/main.ts'))
  onTestFinished(() => void old.child.kill('SIGKILL'))

  let isMigrated = false
  const statuses = registering(old.url, () => isMigrated)
  const next = await startServerProcess({ ...env, LOG_LEVEL: 'info' })
  onTestFinished(() => void next.child.kill('SIGKILL'))
  isMigrated = true
  expect((await statuses).filter((status) => status >= 500)).toEqual([])

  const line = await CutLine.lay()
  line.leadTo(old.url, next.url)
  const beside = await createTestServer({ connection, clock: new TestClock(new Date()) })
  const writers = await Writers.open(beside, line.url)
  const finalised = /"route":"[^"]*\/finalise","status":200/
  writers.start()
  await writers.until(async () => finalised.test(old.output()) && finalised.test(next.output()))
  await writers.acknowledged(100)
  line.leadTo(next.url)
  old.child.kill('SIGTERM')
  expect(await old.ended).toBe(0)
  await writers.acknowledged(40)
  await writers.stop()
  expect(await writers.check()).toEqual({ lost: 0, doubled: 0 })
  expect(old.output()).not.toMatch(/"level":[56]0/)
  expect(next.output()).not.toMatch(/"level":[56]0/)

  await line.takeAway()
  await beside.stop()
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})
