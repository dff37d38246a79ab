import { fileURLToPath } from 'node:url'
import { scrub } from '@klopt/api-client/errors'
import { release } from './release.ts'

/** An error as it is kept: what broke and where, and nothing that anybody typed. */
export interface ErrorReport {
  readonly source: 'browser' | 'server'
  readonly name: string
  readonly message: string
  /** Of an answer of the server; null for an error of a page itself. */
  readonly status: number | null
  readonly code: number | null
  /** Of the page, or the route or job of the server. */
  readonly path: string
  readonly stack: string
  readonly release: string
  readonly userAgent: string
  /** Of the call or the job that failed, by which its trace and its lines in the log are found. */
  readonly requestId: string | null
}

/** Where unexpected errors are told, of pages and of the server alike. */
export interface ErrorReporter {
  /** Never throws and never rejects: telling of an error must not cause another. Resolves when it is kept. */
  report(report: ErrorReport): Promise<void>
  /** Resolves when all that was told is kept. */
  settled(): Promise<void>
}

const sourceRoot = fileURLToPath(new URL('../../../../', import.meta.url))
const LONGEST_MESSAGE = 1_000
const LONGEST_STACK = 8_000

/** The report of something the server did not foresee, at a route or in a job. */
export function reportOf(cause: unknown, place: { path: string; requestId: string | null }): ErrorReport {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  return {
    source: 'server',
    name: error.name,
    message: error.message,
    status: null,
    code: null,
    ...place,
    // The message is the first lines of a stack; the frames are what is left. Where the source lies is nobody's business.
    stack: framesOf(error.stack ?? '') // zero: an error without a stack has no frames
      .replaceAll(`file://${sourceRoot}`, '')
      .replaceAll(sourceRoot, ''),
    release,
    userAgent: '',
  }
}

/** Takes out what people may have typed: what comes from a browser is not trusted to have done so. */
export function scrubReport(report: ErrorReport): ErrorReport {
  return {
    ...report,
    name: scrub(report.name).slice(0, 200),
    message: scrub(report.message).slice(0, LONGEST_MESSAGE),
    path: scrub(report.path).slice(0, 500),
    stack: scrub(report.stack).slice(0, LONGEST_STACK),
    release: report.release.slice(0, 100),
    userAgent: report.userAgent.slice(0, 500),
  }
}

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
