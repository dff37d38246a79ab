import { waitUntil } from '../embedded-postgres/wait-until.ts'
import type { KloptTestServer } from '../testing/index.ts'

/** Ends once a transaction waits for a lock of another, so that a test knows that the two have met. */
export async function somebodyWaits(server: KloptTestServer): Promise<void> {
  const met = await waitUntil(async () => {
    const { rowCount } = await server.services.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    return rowCount === 0 ? undefined : true
  }, 10_000)
  if (met === undefined) throw new Error('nobody waited for anybody')
}
