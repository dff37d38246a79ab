import type { Job } from '../../kernel/job.ts'
import { fetchPaymentsJob } from './fetch-payments.ts'
import { renewProviderKeysJob } from './renew-keys.ts'

/** What is done about online payments by itself. */
export const onlinePaymentJobs: readonly Job[] = [fetchPaymentsJob, renewProviderKeysJob]
