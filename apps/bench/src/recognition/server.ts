import { createTestServer } from '@klopt/api/testing'
import type pg from 'pg'
import { addContact } from '../endpoints/builders.ts'
import { answerParent, takeTask } from '../endpoints/child.ts'

export interface RecognitionTask {
  readonly connection: pg.ClientConfig
}

export interface RecognitionServer {
  readonly url: string
  /** Of somebody who is signed in. */
  readonly cookie: string
  /** A list that is looked at meanwhile. */
  readonly listPath: string
  readonly administrationId: number
}

const contacts = 50

/** The program that reads documents: our server as it is in production, with its queue at work. */
const { connection } = (await takeTask()) as RecognitionTask
const server = await createTestServer({ forBenchmark: true, connection })
const { id, owner } = await server.world.administration()
const client = await server.world.as(owner)
for (let index = 0; index < contacts; index += 1) await addContact(client, id, index)
await server.jobs.start()
const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const listPath = `/api/v2/administrations/${id}/contacts`
const answer: RecognitionServer = { url: server.url, cookie, listPath, administrationId: id }
await answerParent(answer, () => server.stop())
