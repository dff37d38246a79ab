import type { KloptTestServer } from '@klopt/api/testing'
import pg from 'pg'
import type { Row } from './bench.ts'
import { openAs, serveBoth } from './interaction/serve.ts'
import { typingTimes } from './interaction/typing.ts'
import { interleave } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'administrations-filter'
export const goal = 'a letter typed above 2,000 administrations shows its result within 100 ms (p95)'

const rounds = 7
const amount = 2000
const mostMs = 100
/** Each letter of these changes the first rows of both lists. */
const texts = ['73', '948', '806', '591']

export async function run(): Promise<Row[]> {
  await using both = await serveBoth()
  const first = await both.ours.world.administration()
  await copyAdministration(both.connection, first.id, amount)
  const open = async (server: KloptTestServer) => {
    const page = await openAs(both.browser, server, first.owner, '/v2/my-administrations')
    await page.locator('main li, main [role=row]').nth(10).waitFor()
    return async () => percentileOf(await typingTimes(page, texts), 0.95)
  }
  const contenders = { ours: await open(both.ours), bare: await open(both.bare) }
  await interleave(1, contenders)
  const { ours, bare } = await interleave(rounds, contenders)
  const spread = spreadOf(ours)
  return [
    {
      what: `p95 of a letter typed above ${amount} administrations`,
      ours: milliseconds(spread.median),
      beside: `${milliseconds(spreadOf(bare).median)} plain filter and list`,
      ratio: ratioOf(ours, bare),
      goal: `<= ${mostMs} ms`,
      met: spread.median <= mostMs,
    },
  ]
}

/** As many administrations as asked, with the roles of the first one: each by its name and its number. */
async function copyAdministration(connection: pg.ClientConfig, id: number, count: number): Promise<void> {
  const database = new pg.Client(connection)
  await database.connect()
  await database.query(
    `WITH copies AS (
       INSERT INTO administrations (company_name, legal_form, subscription_type, created_at)
       SELECT 'Bedrijf ' || number, legal_form, subscription_type, created_at
       FROM administrations, generate_series(2, $2::int) AS number WHERE id = $1
       RETURNING id
     )
     INSERT INTO roles (user_id, administration_id, type, permissions, is_primary_user, is_financial_planner)
     SELECT user_id, copies.id, type, permissions, is_primary_user, is_financial_planner
     FROM roles, copies WHERE administration_id = $1`,
    [id, count],
  )
  await database.end()
}
