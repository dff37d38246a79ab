import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { findAbandonedFolders, makeTemporaryFolder } from './temporary-folder.ts'
import { connectionOf, prepareTestServer } from './test-server.ts'

const FOLDER_PREFIX = 'klopt-vitest-'

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

  await removeAbandoned()
  const folder = await makeTemporaryFolder(FOLDER_PREFIX)
  try {
    const postgres = await startForTests(folder.path)
    return { connection: postgres.connection, stop: () => postgres.stop().then(folder.remove) }
  } catch (error) {
    await folder.remove()
    throw error
  }
}

const startForTests = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => {}, fast: true })

/** A run that was killed left a server behind: adopting it is the way to stop it. */
async function removeAbandoned(): Promise<void> {
  for (const path of await findAbandonedFolders(FOLDER_PREFIX)) {
    try {
      await (await startForTests(path)).stop()
      await rm(path, { recursive: true })
    } catch {
      // Another run is removing the same folder; it is no reason to fail this one.
    }
  }
}
