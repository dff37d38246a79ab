import { createTestServer } from '@klopt/api/testing'
import pg from 'pg'
import { calls, type MeasuredCall, type World } from './calls.ts'
import { captureStatements } from './capture.ts'
import { answerParent, takeTask } from './child.ts'
import { makeWorld } from './make-world.ts'
import { templateOf, type Template } from './replay.ts'

export interface OurTask {
  readonly connection: pg.ClientConfig
  readonly writable: number
}

export interface OurServer {
  readonly url: string
  readonly cookie: string
  readonly world: World
  /** What each call sends, by its name; its first row is used up. */
  readonly templates: Readonly<Record<string, Template>>
}

/** The program that serves the measured calls: our server as it is in production, on a world made for them. */
const { connection, writable } = (await takeTask()) as OurTask
const server = await createTestServer({ forBenchmark: true, connection })
const database = new pg.Client(connection)
await database.connect()
const { world, client } = await makeWorld(server, database, writable)
await database.end()

const templates: Record<string, Template> = {}
for (const call of calls) templates[call.name] = await captureCall(call)
const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const answer: OurServer = { url: server.url, cookie, world, templates }
await answerParent(answer, () => server.stop())

async function captureCall(call: MeasuredCall): Promise<Template> {
  const { method, path, body, key } = call.request(world, 0)
  const send = async () => {
    const { status } = await client.request(method, path, { body, headers: key ? { 'idempotency-key': key } : {} })
    if (status !== 200) throw new Error(`${call.name} was answered with ${status}`)
  }
  return templateOf(await captureStatements(send), `${path} ${key ?? ''}`)
}
