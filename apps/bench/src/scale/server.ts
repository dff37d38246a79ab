import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { contract } from '@klopt/api-client/contract'
import { createTestServer } from '@klopt/api/testing'
import type pg from 'pg'
import { addContact } from '../endpoints/builders.ts'
import { answerParent, takeTask } from '../endpoints/child.ts'

export interface ScaleTask {
  readonly connection: pg.ClientConfig
  /** How many people keep the books. */
  readonly people: number
  /** How many contacts these have. */
  readonly contacts: number
}

export interface ScaleServer {
  readonly url: string
  readonly pid: number
  /** Of each who keeps the books; all are signed in. */
  readonly cookies: readonly string[]
  readonly administrationId: number
  readonly contactId: number
  /** Two accounts to post on. */
  readonly accountIds: readonly [number, number]
  readonly listPath: string
  /** Answers the p99 of the delay of the server's event loop in milliseconds since it was last asked. */
  readonly delayUrl: string
}

/** The delay that is told has the wait for the next look in it. */
const LOOK_EVERY_MS = 10

/** The program that is loaded: our server as it is in production, with its jobs. */
const { connection, people, contacts } = (await takeTask()) as ScaleTask
const server = await createTestServer({ forBenchmark: true, connection })
await server.jobs.start()
const { id: administrationId, owner } = await server.world.administration()
const client = await server.world.as(owner)
const contactId = await addContact(client, administrationId, 0)
await server.services.pool.query(
  `INSERT INTO contacts (administration_id, kind, name, created_at)
  SELECT $1, 'company', 'Bakkerij Zon & Zonen ' || n, now() FROM generate_series(2, $2::int) n`,
  [administrationId, contacts],
)
const accounts = await client.call(contract.ledgerAccounts.list, { params: { administrationId } })
const [first, second] = accounts.filter(({ type }) => type === 'expense')
if (!first || !second) throw new Error('there are no accounts of costs')

const cookieOf = ({ cookies }: { readonly cookies: ReadonlyMap<string, string> }) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const cookies = [cookieOf(client)]
for (let at = 1; at < people; at += 1) {
  const user = await server.world.user()
  await server.world.role({ user, administrationId, permissions: ['ADMIN', 'BOOKING'] })
  cookies.push(cookieOf(await server.world.as(user)))
}

const delay = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS })
delay.enable()
const control = createServer((_request, response) => {
  response.end(String(delay.percentile(99) / 1e6 - LOOK_EVERY_MS))
  delay.reset()
})
await once(control.listen(0, '127.0.0.1'), 'listening')

const answer: ScaleServer = {
  url: server.url,
  pid: process.pid,
  cookies,
  administrationId,
  contactId,
  accountIds: [first.id, second.id],
  listPath: `/api/v2/administrations/${administrationId}/contacts`,
  delayUrl: `http://127.0.0.1:${(control.address() as AddressInfo).port}/`,
}
await answerParent(answer, async () => {
  control.close()
  await server.stop()
})
