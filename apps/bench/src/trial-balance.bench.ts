import { contract } from '@klopt/api-client/contract'
import { createTestServer, type KloptTestServer } from '@klopt/api/testing'
import pg from 'pg'
import type { Row } from './bench.ts'
import { captureStatements } from './endpoints/capture.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'trial-balance'
export const goal = 'a trial balance over 100,000 journal lines takes at most 1.5 times its SQL alone'

const lineCount = 100_000
const rounds = 15
const most = 1.5

export async function run(): Promise<Row[]> {
  await using postgres = await startPostgres()
  const server = await createTestServer({ forBenchmark: true, connection: postgres.connection })
  await using _ = resource({}, () => server.stop())
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await using _client = resource({}, () => client.end())

  const report = await prepare(server, client)
  const statement = (await captureStatements(report)).find(({ text }) => text.includes('journal_lines'))
  if (statement === undefined) throw new Error('the trial balance reads no journal lines')
  const { ours, sql } = await interleave(rounds, {
    ours: () => millisecondsOf(report),
    sql: () => millisecondsOf(() => client.query(statement.text, [...statement.values])),
  })
  const ratio = ratioOf(ours, sql)
  return [
    {
      what: `trial balance over ${lineCount.toLocaleString('en')} lines`,
      ours: milliseconds(spreadOf(ours).median),
      beside: `${milliseconds(spreadOf(sql).median)} the SQL alone`,
      ratio,
      goal: `<= ${most} x`,
      met: ratio.median <= most,
    },
  ]
}

/** Books with that many lines, and the call that reports on them. */
async function prepare(server: KloptTestServer, client: pg.Client): Promise<() => Promise<unknown>> {
  const administration = await server.world.administration()
  await client.query(fill, [administration.id, lineCount / 2])
  await client.query('ANALYZE')
  const user = await server.world.as(administration.owner)
  const params = { administrationId: administration.id }
  const query = { from: '2026-01-01', to: '2026-12-31' }
  return async () => {
    const { rows, totals } = await user.call(contract.reports.trialBalance, { params, query })
    if (rows.length === 0 || totals.closingCents !== 0)
      throw new Error('the trial balance is empty or does not balance')
  }
}

/** Entries of two lines over three years and all accounts but those of open items, entries and lines in one statement as the database insists. */
const fill = `
  WITH account AS (
    SELECT id, row_number() OVER (ORDER BY number) - 1 AS place, count(*) OVER () AS total
    FROM accounts WHERE administration_id = $1 AND rgs_code NOT IN ('BVorDebHad', 'BSchCreHac')
  ), entry AS (
    INSERT INTO journal_entries (administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year,
      number, description, source_type, created_at)
    SELECT $1, (SELECT id FROM journals WHERE administration_id = $1 AND type = 'general'),
      day, day, day, extract(year FROM day), n, 'Boeking ' || n, 'general', now()
    FROM generate_series(1, $2::int) AS n, LATERAL (SELECT date '2024-01-01' + n % 1000 AS day) AS days
    RETURNING id, entry_date, number
  )
  INSERT INTO journal_lines (administration_id, entry_id, line_number, account_id, debit_cents, credit_cents,
    entry_date, vat_date)
  SELECT $1, entry.id, side, account.id, CASE side WHEN 1 THEN entry.number ELSE 0 END,
    CASE side WHEN 2 THEN entry.number ELSE 0 END, entry.entry_date, entry.entry_date
  FROM entry, generate_series(1, 2) AS side, account
  WHERE account.place = (entry.number * side * 7) % account.total`
