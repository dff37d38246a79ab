/**
 * A process that holds a data folder, for tests that kill one: starts the database of the folder it is
 * given, tells on one line how that went, and stops it on SIGTERM.
 */
import { startEmbeddedPostgres } from '../index.ts'

const dataDir = process.argv[2] ?? ''
try {
  const { connection, adopted, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
  process.on('SIGTERM', () => void stop().then(() => process.exit()))
  console.log(JSON.stringify({ connection, adopted }))
  setInterval(() => {}, 60_000) // A database alone does not keep a process alive.
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
}
