#!/usr/bin/env node
/**
 * Runs a command with DATABASE_URL set, to prove that the server works on another PostgreSQL than the
 * embedded one: `node scripts/with-postgres-15.mjs <command> [argument...]`.
 * A DATABASE_URL that is already set is left alone. Otherwise the machine's own PostgreSQL, as
 * `pg_config` names it, runs in a temporary folder for as long as the command does.
 */
import { execFileSync, spawn } from 'node:child_process'
import { installationAt, startEmbeddedPostgres } from '../apps/api/src/embedded-postgres/index.ts'
import { makeTemporaryFolder } from '../apps/api/src/testing/temporary-folder.ts'

const OLDEST_SUPPORTED = 15

const [program, ...args] = process.argv.slice(2)
if (!program) {
  console.error('Usage: node scripts/with-postgres-15.mjs <command> [argument...]')
  process.exit(2)
}
process.exitCode = process.env.DATABASE_URL ? await runCommand({}) : await runOnOwnServer()

async function runOnOwnServer() {
  const installation = await findInstallation()
  const folder = await makeTemporaryFolder()
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log() {}, fast: true, installation })
    try {
      const { user, database, host } = postgres.connection
      console.log(`PostgreSQL ${installation.major} from ${installation.binDir}`)
      const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
      return await runCommand({ DATABASE_URL: url })
    } finally {
      await postgres.stop()
    }
  } finally {
    await folder.remove()
  }
}

async function findInstallation() {
  let binDir
  try {
    binDir = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
  } catch {
    throw new Error(
      'No PostgreSQL found: install its server and pg_config (postgresql, libpq-dev) or set DATABASE_URL.',
    )
  }
  const installation = await installationAt(binDir)
  if (installation.major < OLDEST_SUPPORTED) {
    throw new Error(`PostgreSQL ${installation.major} is too old: Klopt needs ${OLDEST_SUPPORTED} or newer.`)
  }
  return installation
}

/** Resolves to the exit code. The server is stopped after the command, so a signal only goes on to it. */
function runCommand(extraEnvironment) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...extraEnvironment } })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
