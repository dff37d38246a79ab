import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { removeAbandoned } from './remove-abandoned.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { connectionOf, prepareTestServer } from './test-server.ts'

/** One PostgreSQL for the whole run: that of `DATABASE_URL`, else an embedded one in a temporary folder. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startServer()
  const servers = await makeTemporaryFolder()
  try {
    const { cleanUp, ...testServer } = await prepareTestServer(postgres.connection)
    project.provide('testServer', testServer)
    project.provide('serversFolder', servers.path)
    return async () => {
      await cleanUp()
      await postgres.stop()
      await servers.remove()
    }
  } catch (error) {
    await postgres.stop()
    await servers.remove()
    throw error
  }
}

async function startServer() {
  await removeAbandoned()
  const url = process.env['DATABASE_URL']
  if (url) return { connection: connectionOf(url), stop: async () => {} }

  const folder = await makeTemporaryFolder()
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: () => {}, fast: true })
    return { connection: postgres.connection, stop: () => postgres.stop().then(folder.remove) }
  } catch (error) {
    await folder.remove()
    throw error
  }
}
