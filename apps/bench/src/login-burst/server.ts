import { createTestServer, type TestUser } from '@klopt/api/testing'
import type pg from 'pg'
import { addContact } from '../endpoints/builders.ts'
import { answerParent, takeTask } from '../endpoints/child.ts'

export interface BurstTask {
  readonly connection: pg.ClientConfig
  /** How many log in at once. */
  readonly users: number
}

export interface BurstServer {
  readonly url: string
  /** Of somebody who is signed in already. */
  readonly cookie: string
  /** A list that they look at meanwhile. */
  readonly listPath: string
  readonly users: readonly Pick<TestUser, 'emailAddress' | 'password'>[]
}

const contacts = 50

/** The program that serves the burst: our server as it is in production, with as many users as log in. */
const { connection, users: amount } = (await takeTask()) as BurstTask
const server = await createTestServer({ forBenchmark: true, connection })
const { id, owner } = await server.world.administration()
const client = await server.world.as(owner)
for (let index = 0; index < contacts; index += 1) await addContact(client, id, index)
const users: TestUser[] = []
for (let index = 0; index < amount; index += 1) users.push(await server.world.user())
const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const answer: BurstServer = { url: server.url, cookie, listPath: `/api/v2/administrations/${id}/contacts`, users }
await answerParent(answer, () => server.stop())
