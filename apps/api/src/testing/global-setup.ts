import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { connectionOf, prepareTestServer } from './test-server.ts'

/** One PostgreSQL for the whole run: that of `DATABASE_URL`, else an embedded one in a temporary folder. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startServer()
  try {
    const { cleanUp, ...testServer } = await prepareTestServer(postgres.connection)
    project.provide('testServer', testServer)
    return async () => {
      await cleanUp()
      await postgres.stop()
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function startServer() {
  const url = process.env['DATABASE_URL']
  if (url) return { connection: connectionOf(url), stop: async () => {} }

  const dataDir = await mkdtemp(join(tmpdir(), 'klopt-vitest-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, fast: true })
    return { connection: postgres.connection, stop: () => postgres.stop().then(removeFolder) }
  } catch (error) {
    await removeFolder()
    throw error
  }
}
