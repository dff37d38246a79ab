import { fileURLToPath } from 'node:url'
import { describeDemoAccounts } from './config/demo-accounts.ts'
import { readSettings } from './config/settings.ts'
import { explainStartFailure } from './server/explain-start-failure.ts'
import { runServer, type RunningServer } from './server/run-server.ts'
import { onStopSignal } from './server/stop-signals.ts'

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

const stopping = new AbortController()

try {
  const starting = runServer(readSettings(process.env, repositoryRoot), stopping.signal)
  // From the beginning: a start that is stopped must leave no database behind either.
  onStopSignal((reason) => {
    stopping.abort(new Error(reason))
    void stopWhenStarted(starting, reason)
  })
  const server = await starting
  console.log(`Klopt draait op ${server.url}`)
  if (server.demo) console.log(describeDemoAccounts())
} catch (error) {
  if (stopping.signal.aborted) process.exit(0)
  console.error(explainStartFailure(error))
  process.exit(1)
}

/** A start that fails or is broken off has stopped what it had started, and ends above. */
async function stopWhenStarted(starting: Promise<RunningServer>, reason: string): Promise<void> {
  const server = await starting.catch(() => null)
  await server?.stop(reason).then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
