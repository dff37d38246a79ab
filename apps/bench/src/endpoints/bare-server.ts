import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Statement } from './capture.ts'
import { answerParent, takeTask } from './child.ts'
import { marksIn, replay, type Template } from './replay.ts'

export interface BareTask {
  readonly connection: pg.ClientConfig
  readonly templates: Readonly<Record<string, Template>>
}

export interface BareServers {
  /** Leaves out the lookup of the session. */
  readonly withoutSession: string
  readonly withSession: string
}

/** Text stays text, as in our server: dates are not turned into objects. */
pg.types.setTypeParser(pg.types.builtins.DATE, String)

/** The program that is the peer: node:http and pg alone, each statement awaited before the next. */
const { connection, templates } = (await takeTask()) as BareTask
const pool = new pg.Pool({ ...connection, max: 12 })
const servers = [serve(pool, templates, false), serve(pool, templates, true)]
const [withoutSession = '', withSession = ''] = await Promise.all(servers.map(listen))
const answer: BareServers = { withoutSession, withSession }
await answerParent(answer, async () => {
  for (const server of servers) server.close().closeAllConnections()
  await pool.end()
})

function serve(pool: pg.Pool, templates: BareTask['templates'], withSession: boolean): Server {
  return createServer(async (request, response) => {
    try {
      const name = String(request.headers['x-call'])
      const template = templates[name]
      if (template === undefined) throw new Error(`no such call: ${name}`)
      await bodyOf(request)
      if (withSession) await replay(template.session, new Map(), (...given) => send(pool, ...given))
      const rows = await inTransaction(pool, template, marksOf(template, request))
      response.setHeader('content-type', 'application/json').end(JSON.stringify(rows))
    } catch (error) {
      console.error(error)
      response.writeHead(500).end()
    }
  })
}

async function inTransaction(pool: pg.Pool, { transaction }: Template, marks: ReadonlyMap<string, string>) {
  const client = await pool.connect()
  try {
    return await replay(transaction, marks, (...given) => send(client, ...given))
  } finally {
    client.release()
  }
}

async function send(target: pg.Pool | pg.PoolClient, { name, text }: Statement, values: unknown[]) {
  // Several statements in one text, such as BEGIN with what follows it, take no values.
  const result = values.length === 0 ? await target.query(text) : await target.query({ name: name ?? '', text, values })
  return (result.rows ?? []) as Record<string, unknown>[]
}

function marksOf({ marks }: Template, { url, headers }: IncomingMessage): Map<string, string> {
  const fresh = marksIn(`${url} ${String(headers['idempotency-key'])}`)
  return new Map(marks.map((mark, index) => [mark, fresh[index] ?? mark]))
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length === 0 ? undefined : (JSON.parse(Buffer.concat(chunks).toString()) as unknown)
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
