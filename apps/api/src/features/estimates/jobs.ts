import type { Job } from '../../kernel/job.ts'
import { keepEstimatePdfJob } from './estimate-pdf.ts'
import { mailEstimateJob } from './mail-estimate.ts'
import { remindEstimatesJob } from './remind-estimate.ts'
import { testEstimateMailJob } from './test-mail.ts'

/** The work on estimates that the queue can hold. */
export const estimateJobs: readonly Job[] = [
  mailEstimateJob,
  testEstimateMailJob,
  remindEstimatesJob,
  keepEstimatePdfJob,
]
