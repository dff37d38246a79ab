import { createLogger } from '../../server/logger.ts'
import type { KloptTestServer } from '../../testing/index.ts'
import { documentsNightJob } from './night.ts'

/** The work of one night; its errors are written where a test wants to read them. */
export function runNight(server: KloptTestServer, output?: { write(line: string): void }): Promise<void> {
  return documentsNightJob.run(
    {
      services: server.services,
      now: server.clock.now(),
      today: '2026-06-15',
      log: output ? createLogger('error', output) : createLogger('silent'),
      jobName: 'test',
      jobId: '',
      isLastTry: false,
      senderFor: server.jobs.senderFor,
    },
    {},
  )
}
