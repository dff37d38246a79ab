import { createTestServer } from '@klopt/api/testing'
import pg from 'pg'
import { answerParent, takeTask } from '../endpoints/child.ts'

export interface FilesTask {
  readonly connection: pg.ClientConfig
  /** How many contacts the exported list has. */
  readonly rows: number
}

export interface FilesServer {
  readonly url: string
  readonly cookie: string
  /** A list that people look at meanwhile, of other books. */
  readonly listPath: string
  /** What makes the workbook. */
  readonly exportPath: string
}

/** The program that makes workbooks: our server as it is in production, with a long list and a short one. */
const { connection, rows } = (await takeTask()) as FilesTask
const server = await createTestServer({ forBenchmark: true, connection })
const [long, short] = [await server.world.administration(), await server.world.administration()]
const database = new pg.Client(connection)
await database.connect()
const fill = `INSERT INTO contacts (administration_id, kind, name, address_city, created_at)
  SELECT $1, 'company', 'Bakkerij Zon & Zonen ' || n, 'Haarlem', now() FROM generate_series(1, $2::int) n`
await database.query(fill, [long.id, rows])
await database.query(fill, [short.id, 50])
await database.query('ANALYZE contacts')
await database.end()
await server.world.role({ user: long.owner, administrationId: short.id, permissions: ['BOOKING'] })
const client = await server.world.as(long.owner)
const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const pathOf = (id: number) => `/api/v2/administrations/${id}/contacts`
const answer: FilesServer = {
  url: server.url,
  cookie,
  listPath: pathOf(short.id),
  exportPath: `${pathOf(long.id)}/export?format=xlsx`,
}
await answerParent(answer, () => server.stop())
