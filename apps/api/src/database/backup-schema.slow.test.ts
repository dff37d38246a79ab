import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { query } from '../testing/query.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

test('the schema is the same after a restore, with every key and trigger of the real one', async () => {
  const folder = await makeTemporaryFolder()
  const file = join(folder.path, 'backup.gz')
  const [real, copy] = [await createTestDatabase(), await createTestDatabase()]
  const before = await describeSchema(copy)
  await backup(real.connection, file)
  await restore(copy.connection, file)
  expect(await describeSchema(copy)).toEqual(before)
  await Promise.all([real.drop(), copy.drop(), folder.remove()])
})

function describeSchema({ connection }: TestDatabase): Promise<unknown[]> {
  return query(
    connection,
    `SELECT conrelid::regclass::text AS table, conname::text AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT tgrelid::regclass::text, tgname::text, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY 1, 2, 3`,
  )
}
