import type { ServerRole } from '../config/environment.ts'
import type { Job } from '../kernel/job.ts'

/** Whether a server of a role answers people; any of them answers `/api/health`. */
export const answersPeople = (role: ServerRole): boolean => role === 'all' || role === 'web'

/** Whether a server of a role works on a job. Any of them may queue it. */
export function worksOn(role: ServerRole, job: Pick<Job, 'role'>): boolean {
  if (role === 'all') return true
  return role === (job.role ?? 'jobs')
}
