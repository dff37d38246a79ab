import { expect, test } from 'vitest'
import { withRead } from '../../database/transaction.ts'
import { createTestServer } from '../../testing/index.ts'
import { administrationIdsOf } from './queries.ts'

test('whose administrations they are is found without reading those of everybody', async () => {
  const server = await createTestServer()
  try {
    const { world, services } = server
    await services.pool.query(`
      INSERT INTO users (email_address, first_name, last_name, password_hash)
        SELECT 'veel' || n || '@test.example', 'V', 'V', 'x' FROM generate_series(1, 2000) n;
      INSERT INTO administrations (company_name) SELECT 'Veel ' || n FROM generate_series(1, 20000) n;
      INSERT INTO roles (user_id, administration_id, type, permissions)
        SELECT u.id, a.id, 'ADMINISTRATION_ROLE', '{ADMIN}' FROM administrations a
        JOIN users u ON u.email_address = 'veel' || (1 + a.id % 2000) || '@test.example';
      ANALYZE`)
    const firmId = await world.firm()
    const { id } = await world.administration({ firmId })
    for (const firm of [null, firmId]) {
      const user = await world.user(firm === null ? {} : { firmId: firm })
      const person = { id: user.id, firmId: firm, firmSeesAll: true }
      await withRead(services.pool, { kind: 'user', userId: user.id }, async (db) => {
        const administrations = db
          .selectFrom('administrations as a')
          .select('a.id')
          .where('a.id', 'in', administrationIdsOf(db, person, '2026-11-20'))
        expect(JSON.stringify(await administrations.explain())).not.toMatch(/Seq Scan on (administrations|roles)/)
        expect(await administrations.execute()).toEqual(firm === null ? [] : [{ id }])
      })
    }
  } finally {
    await server.stop()
  }
})
