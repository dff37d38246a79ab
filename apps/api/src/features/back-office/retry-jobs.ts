import { retryFailedJobs } from '../../jobs/queued-jobs.ts'
import { defineJob, promptly } from '../../kernel/job.ts'

/** Tries failed jobs again, once what asked for it stands in the audit log: the queue is out of reach of a request. */
export const retryJobsJob = defineJob<{ readonly name: string }>({
  name: 'back-office.retry-jobs',
  ...promptly,
  async run({ services, log }, { name }) {
    const jobs = await retryFailedJobs(services.pool, name)
    log.info({ name, jobs }, 'failed jobs are tried again')
  },
})
