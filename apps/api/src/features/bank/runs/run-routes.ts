import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../../kernel/access.ts'
import { route } from '../../../kernel/route.ts'
import { certainRunJob } from './certain-run-job.ts'
import { showRun } from './show-run.ts'
import { startRun } from './start-run.ts'
import { changeRun } from './change-run.ts'

const access = administration('BOOKING')

/** Booking all lines that are certain: begun, followed, stopped and taken back. */
export const runRoutes = [
  route(contract.bank.processCertain, {
    access,
    handle: async ({ db, jobs, administrationId, user, now, audit, unchanged, input: { body } }) => {
      const { runId, isNew } = await startRun(db, { administrationId, userId: user.id, now }, body ?? {})
      if (!isNew) {
        unchanged()
        return { runId }
      }
      await jobs.enqueue(certainRunJob, { administrationId, runId })
      audit('start', 'bank_run', runId, body ?? {})
      return { runId }
    },
  }),

  route(contract.bank.certainRun, {
    access,
    handle: ({ db, administrationId, input: { params } }) => showRun(db, administrationId, params.runId),
  }),

  route(contract.bank.stopCertainRun, {
    access,
    handle: async ({ db, administrationId, now, audit, input: { params } }) => {
      await changeRun(db, { administrationId, runId: params.runId }, { from: ['running'], to: 'stopped', endedAt: now })
      audit('stop', 'bank_run', params.runId)
    },
  }),

  route(contract.bank.undoCertainRun, {
    access,
    handle: async ({ db, jobs, administrationId, audit, input: { params } }) => {
      const key = { administrationId, runId: params.runId }
      await changeRun(db, key, { from: ['done', 'stopped', 'failed'], to: 'undoing', endedAt: null })
      await jobs.enqueue(certainRunJob, key)
      audit('undo', 'bank_run', params.runId)
    },
  }),
]
