import type { Job } from '../../kernel/job.ts'
import { mailReminderJob } from './mail-reminder.ts'
import { dailyRemindersJob } from './daily-reminders.ts'

/** What is done about late invoices by itself. */
export const reminderJobs: readonly Job[] = [mailReminderJob, dailyRemindersJob]
