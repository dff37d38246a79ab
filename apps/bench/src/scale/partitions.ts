/**
 * Journal lines in one table beside the same in partitions by a hash of the administration, in bare SQL: what is read and written of
 * one administration among 5,000. `npm run in -- @klopt/bench run partitions --lines 20000000`. The figures stand in
 * docs/operations/sizing.md.
 */
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@klopt/api/bench'
import pg from 'pg'
import { millisecondsOf } from '../measure/interleave.ts'
import { percentileOf } from '../measure/percentile.ts'
import { resource, stopAll, temporaryFolder } from '../measure/resources.ts'
import { milliseconds, seconds } from '../report/figures.ts'

const ADMINISTRATIONS = 5_000
const PARTITIONS = 16
const CHUNK = 500_000
const SAMPLES = 200

const { values } = parseArgs({ options: { lines: { type: 'string', default: '20000000' } } })
const lineCount = Number(values.lines)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)))
}

const COLUMNS = `(administration_id bigint NOT NULL, id bigint NOT NULL, entry_id bigint NOT NULL, account_id bigint NOT NULL,
  entry_date date NOT NULL, debit_cents bigint NOT NULL, credit_cents bigint NOT NULL, PRIMARY KEY (administration_id, id))`

const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  one: [`CREATE TABLE one ${COLUMNS}`],
  parts: [
    `CREATE TABLE parts ${COLUMNS} PARTITION BY HASH (administration_id)`,
    ...Array.from(
      { length: PARTITIONS },
      (_, part) =>
        `CREATE TABLE parts_${part} PARTITION OF parts FOR VALUES WITH (MODULUS ${PARTITIONS}, REMAINDER ${part})`,
    ),
  ],
}

/** As they come in: everybody's lines through each other, a twentieth of all those of the first. */
const fill = (table: string, from: number, until: number) => `
  INSERT INTO ${table}
  SELECT CASE WHEN n % 20 = 0 THEN 1 ELSE 2 + (n::bigint * 7919) % ${ADMINISTRATIONS - 1} END, n, n / 3, 1 + n % 100,
    date '2024-01-01' + (n::bigint * 1000 / ${lineCount})::int, CASE n % 3 WHEN 0 THEN 12100 ELSE 0 END,
    CASE n % 3 WHEN 1 THEN 10000 WHEN 2 THEN 2100 ELSE 0 END
  FROM generate_series(${from}, ${until - 1}) AS n`

const READS: Readonly<Record<string, (table: string) => string>> = {
  'sums by account of a year': (table) =>
    `SELECT account_id, sum(debit_cents), sum(credit_cents) FROM ${table}
    WHERE administration_id = $1 AND entry_date BETWEEN '2025-01-01' AND '2025-12-31' GROUP BY account_id`,
  'a page of an account': (table) =>
    `SELECT * FROM ${table} WHERE administration_id = $1 AND account_id = 7 ORDER BY entry_date DESC LIMIT 50`,
  'the last entry': (table) => `SELECT max(id) FROM ${table} WHERE administration_id = $1`,
}

async function layOut(client: pg.Client, table: string): Promise<void> {
  for (const statement of LAYOUTS[table] ?? []) await client.query(statement)
  const filling = await millisecondsOf(async () => {
    for (let from = 0; from < lineCount; from += CHUNK)
      await client.query(fill(table, from, Math.min(from + CHUNK, lineCount)))
  })
  const indexing = await millisecondsOf(() =>
    client.query(`CREATE INDEX ON ${table} (administration_id, account_id, entry_date)`),
  )
  const vacuuming = await millisecondsOf(() => client.query(`VACUUM ANALYZE ${table}`))
  console.log(
    `${table}: filled in ${seconds(filling)}, indexed in ${seconds(indexing)}, vacuumed in ${seconds(vacuuming)}`,
  )
}

/** The same administrations in both, by turns. */
async function compare(client: pg.Client, what: string, act: (table: string, id: number) => Promise<unknown>) {
  const times: Readonly<Record<string, number[]>> = { one: [], parts: [] }
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const id = 2 + ((sample * 37) % (ADMINISTRATIONS - 1))
    for (const table of sample % 2 === 0 ? ['one', 'parts'] : ['parts', 'one'])
      times[table]?.push(await millisecondsOf(() => act(table, id)))
  }
  const figures = Object.entries(times).map(
    ([table, all]) =>
      `${table} ${milliseconds(percentileOf(all, 0.5))} at the median, ${milliseconds(percentileOf(all, 0.95))} p95`,
  )
  console.log(`${what}: ${figures.join('; ')}`)
}

await using folder = await temporaryFolder()
const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: () => {} })
await using _postgres = resource({}, () => postgres.stop())
const client = new pg.Client(postgres.connection)
await client.connect()
await using _client = resource({}, () => client.end())
await client.query("SET synchronous_commit = off; SET maintenance_work_mem = '256MB'")
for (const table of Object.keys(LAYOUTS)) await layOut(client, table)
await client.query('RESET synchronous_commit')
for (const [what, statement] of Object.entries(READS))
  await compare(client, what, (table, id) => client.query(statement(table), [id]))
let next = lineCount
await compare(client, 'three lines written', (table, id) => {
  const rows = [0, 1, 2].map((line) => `(${id}, ${(next += 1)}, ${next}, ${7 + line}, '2026-09-26', 100, 0)`)
  return client.query(`INSERT INTO ${table} VALUES ${rows.join(', ')}`)
})
