import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'
import { Hours, time } from './hours.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const OTHERS = 3000

test('who keeps hours is looked up among all people there are', async () => {
  const owner = new Hours(await Books.openOn(server, '2026-06-10'))
  const employee = await owner.colleague()
  const projectId = await owner.project()
  await employee.write({ projectId, seconds: time(1) })
  const { pool } = server.services
  await pool.query(
    `INSERT INTO users (email_address, first_name, last_name, password_hash)
     SELECT 'ander' || n || '@test.example', 'Ander', 'Mens', 'geen' FROM generate_series(1, $1::int) n`,
    [OTHERS],
  )
  await pool.query(
    `INSERT INTO time_entries (administration_id, user_id, project_id, day, seconds, billable, created_at, created_by)
     SELECT administration_id, user_id, project_id, date '2026-01-01' + n % 100, 60, billable, created_at, created_by
     FROM time_entries, generate_series(1, 500) n`,
  )
  await pool.query('ANALYZE users, time_entries')
  const read = () => owner.client.call(contract.hours.people, { params: owner.params })
  expect((await read()).map(({ id }) => id)).toContain(employee.user.id)
  const plans = await plansOf(read, { having: 'FROM time_entries', isRun: true })
  expect(plans).toHaveLength(1)
  expect(rowsRead(plans, 'users')).toBeLessThan(10)
})
