import { fileURLToPath } from 'node:url'
import { describeDemoAccounts } from './config/demo-accounts.ts'
import { readSettings } from './config/settings.ts'
import { explainStartFailure } from './server/explain-start-failure.ts'
import { runServer } from './server/run-server.ts'
import { onStopSignal } from './server/stop-signals.ts'

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

try {
  const server = await runServer(readSettings(process.env, repositoryRoot))
  onStopSignal((reason) => {
    server.stop(reason).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
  console.log(`Klopt draait op ${server.url}`)
  if (server.demo) console.log(describeDemoAccounts())
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
