import { hasCode } from './has-code.ts'

/** Whether a process runs; also one of somebody else, which may not be signalled. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}
