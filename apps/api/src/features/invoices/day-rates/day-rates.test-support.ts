import type { KloptTestServer } from '../../../testing/index.ts'

/** A rate that was published. */
export async function keepRate(server: KloptTestServer, currency: string, day: string, rate: string): Promise<void> {
  await server.services.pool.query(
    'INSERT INTO day_rates (currency, day, rate) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [currency, day, rate],
  )
}
