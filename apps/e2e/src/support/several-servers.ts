import { join } from 'node:path'
import { startS3Server } from '@klopt/api/s3-server'
import { SHARED_SECRET, startSeveral, type SeveralServers } from '@klopt/api/several'
import { settings, type RunningApp } from './app.ts'

/** Whether the journeys go through several servers behind a balancer (`playwright.several.config.ts`) instead of one. */
export const onSeveralServers = process.env['KLOPT_SERVERS'] === 'several'

/** Does something with the bucket of a data folder, whose settings a server needs to keep its files there. */
export async function withBucket(
  folder: string,
  work: (env: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  const bucket = await startS3Server(join(folder, 's3'))
  await work({ FILES_URL: bucket.url, SECRET_KEY: SHARED_SECRET }).finally(() => bucket.stop())
}

/** The product on several servers, on a data folder that one made with the bucket. */
export async function startOnSeveral(dataDir: string): Promise<RunningApp> {
  const servers = await startSeveral(dataDir, settings)
  const { url, has, log, stop } = servers
  if (!has.pgBouncer) console.info('PgBouncer of Debian is not to be had here: the servers ask the database themselves')
  return { url, dataDir, outbox: join(dataDir, 'outbox'), log, servers, stop }
}

/** For a journey that is walked on several servers alone. */
export function severalOf({ servers }: RunningApp): SeveralServers {
  if (servers === undefined) throw new Error('This journey needs playwright.several.config.ts')
  return servers
}

/** The answers 500 in what servers wrote. A page may have asked again, so that nobody saw them. */
export const failuresIn = (log: string): string[] =>
  log.split('\n').filter((line) => line.includes('"msg":"unexpected failure"') && line.includes('"code":500,'))
