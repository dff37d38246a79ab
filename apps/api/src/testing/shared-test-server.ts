import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestServer, type KloptTestServer } from './create-test-server.ts'
import { TestClock } from './test-clock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where servers keep their files that last as long as the run. */
    serversFolder: string
  }
}

/** It ends with the worker; the run removes its database and its files. */
let shared: Promise<KloptTestServer> | undefined

/**
 * The one server that the files of a worker share, with the clock where that of a new server stands. A server and a
 * database of one's own cost a sixth of a second of the processor, more than most files need for what they test.
 *
 * For files that make their own people and administrations and look at those alone. What works on jobs, reads mails or
 * the log, counts over all administrations, or looks through somebody's eyes who sees all of them has a server of its own.
 */
export async function sharedTestServer(): Promise<KloptTestServer> {
  const server = await (shared ??= start())
  server.clock.set(new TestClock().now())
  return server
}

async function start(): Promise<KloptTestServer> {
  const { inject } = await import('vitest')
  const dataDir = await mkdtemp(join(inject('serversFolder'), 'server-'))
  const server = await createTestServer({ dataDir, keepsLog: false })
  const drain = () => Promise.reject(new Error('The jobs of a shared server are those of other files too.'))
  return { ...server, jobs: { ...server.jobs, drain }, stop: async () => {} }
}
