import { createArticles, withTransaction } from '@klopt/api/bench'
import { contract } from '@klopt/api-client/contract'
import { createTestServer, type KloptTestServer } from '@klopt/api/testing'
import pg from 'pg'
import type { Row } from './bench.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'article-search'
export const goal = 'a search in 5,000 articles of help answers within 50 ms (p95)'

const articleCount = 5_000
const rounds = 9
const mostMs = 50

const searches = `
  factuur; btw; bank; de; KOR; mt940; suppletie; herstelcodes; logies; camt.053;
  fact; btw aan; creditf; import; abonn; grootb; een factuur vers; b;
  faktuur; aangitfe; abonement; tweestaps verificatie; inkop boeken; betaaltermein;
  hoe stuur ik een factuur naar een klant in belgië; bankregel verkeerd geboekt wat nu; btw kwartaal te laat;
  wachtwoord telefoon kwijt; klant betaalt niet; "btw verlegd"; factuur -creditfactuur; xyzzy plugh`
  .split(';')
  .map((query) => query.trim())

export async function run(): Promise<Row[]> {
  await using postgres = await startPostgres()
  const server = await createTestServer({ forBenchmark: true, connection: postgres.connection })
  await using _ = resource({}, () => server.stop())
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await using _client = resource({}, () => client.end())
  await fillArticles(server, client)

  const reader = await server.world.as(await server.world.user())
  const search = (query: string) => reader.call(contract.support.articlesWithoutAdministration, { query: { query } })
  const contenders = {
    ours: () => p95Of(search),
    plain: () => p95Of((query) => client.query(plainSearch, [`%${query.replaceAll(/[\\%_]/g, '\\$&')}%`])),
  }
  await interleave(1, contenders)
  const { ours, plain } = await interleave(rounds, contenders)
  const spread = spreadOf(ours)
  return [
    {
      what: `p95 of a search in ${articleCount.toLocaleString('en')} articles`,
      ours: milliseconds(spread.median),
      beside: `${milliseconds(spreadOf(plain).median)} plain ILIKE`,
      ratio: ratioOf(ours, plain),
      goal: `<= ${mostMs} ms`,
      met: spread.median <= mostMs,
    },
  ]
}

async function p95Of(search: (query: string) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (const query of searches) times.push(await millisecondsOf(() => search(query)))
  return percentileOf(times, 0.95)
}

/** The articles of the demo world, and their halves put together anew until there are enough. */
async function fillArticles({ services }: KloptTestServer, client: pg.Client): Promise<void> {
  const { pool, settings, clock } = services
  await withTransaction(pool, { kind: 'system' }, (db) => createArticles(db, settings, clock.now()))
  await client.query(multiply, [articleCount])
  await client.query('VACUUM ANALYZE articles')
}

/** The first half of one article with the second of another, under the title of a third. */
const multiply = `
  WITH piece AS (
    SELECT row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total, title, topic, document, body, keywords
    FROM articles
  )
  INSERT INTO articles (title, topic, document, body, keywords, state, position, created_at, updated_at)
  SELECT t.title || ' ' || n, t.topic, a.document,
    left(a.body, length(a.body) / 2) || right(b.body, length(b.body) / 2), k.keywords, 'published', n, now(), now()
  FROM generate_series(1, $1::int - (SELECT count(*)::int FROM articles)) AS n
  JOIN piece t ON t.place = n % t.total
  JOIN piece a ON a.place = n / 3 % a.total
  JOIN piece b ON b.place = n / 7 % b.total
  JOIN piece k ON k.place = n / 11 % k.total`

/** What one would write without thinking. */
const plainSearch = `
  SELECT id, title, topic FROM articles
  WHERE state = 'published' AND (title ILIKE $1 OR keywords ILIKE $1 OR body ILIKE $1)
  ORDER BY topic, position, id LIMIT 20`
