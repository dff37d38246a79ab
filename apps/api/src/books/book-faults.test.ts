import { expect, test } from 'vitest'
import { withClient } from '../database/with-client.ts'
import { nodesOf, plansOf, type PlanNode } from '../features/plans.test-support.ts'
import { createTestDatabase } from '../testing/database.ts'
import { findBookFaults } from './book-faults.ts'

test('each table is read by an index and for one administration, however many others there are', async () => {
  const database = await createTestDatabase()
  try {
    const plans = await withClient(database.connection, async (client) => {
      // Tables without rows would be read whole.
      await client.query('SET enable_seqscan = off; SET enable_bitmapscan = off')
      return plansOf(() => findBookFaults(client, 1), { having: 'unbalanced_entries' })
    })
    const scans = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] !== undefined)
    expect(new Set(scans.map((scan) => scan['Relation Name'])).size).toBeGreaterThan(12)
    expect(scans.filter((scan) => scan['Node Type'] === 'Seq Scan' || !isOfOne(scan))).toEqual([])
  } finally {
    await database.drop()
  }
})

const isOfOne = (scan: PlanNode): boolean => `${scan['Index Cond']} ${scan.Filter}`.includes('administration_id')
