import type { Job } from '../../kernel/job.ts'
import { sendInvoiceJob } from './send-invoice.ts'
import { testInvoiceMailJob } from './test-mail.ts'

/** The work on invoices that the queue can hold. */
export const invoiceJobs: readonly Job[] = [sendInvoiceJob, testInvoiceMailJob]
