import type { Job } from '../../kernel/job.ts'
import { requestLinkJob } from './request-link.ts'
import { customerLinksHousekeepingJob } from './housekeeping.ts'

/** What is done about the links of customers by itself. */
export const customerLinkJobs: readonly Job[] = [requestLinkJob, customerLinksHousekeepingJob]
