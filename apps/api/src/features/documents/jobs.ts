import type { Job } from '../../kernel/job.ts'
import { documentsNightJob } from './night.ts'
import { recogniseJob } from './recognise-document.ts'
import { resumeReadingsJob } from './resume-readings.ts'

/** The work on documents that waits in the queue. */
export const documentJobs: readonly Job[] = [recogniseJob, resumeReadingsJob, documentsNightJob]
