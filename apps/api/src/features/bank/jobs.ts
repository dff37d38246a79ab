import type { Job } from '../../kernel/job.ts'
import { feedJobs } from './feeds/feed-jobs.ts'
import { certainRunJob } from './runs/certain-run-job.ts'

/** What the bank does by itself. */
export const bankJobs: readonly Job[] = [certainRunJob, ...feedJobs]
