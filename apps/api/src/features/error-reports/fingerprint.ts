import { createHash } from 'node:crypto'
import type { ErrorReport } from '../../kernel/error-report.ts'

/**
 * What makes two reports the same error: answers of the server by status and code, others by their name and the first
 * frame of our own code (specification, section 8).
 */
export function fingerprintOf({ source, name, status, code, stack }: ErrorReport): string {
  const parts = status === null ? [source, name, firstOwnFrame(stack)] : [source, 'answer', status, code]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * The first line of a stack that lies in our own code, as far as it outlives a new build: without the origin and
 * without the hash that the build puts in a file's name. Empty when there is none.
 */
export function firstOwnFrame(stack: string): string {
  const own = stack.split('\n').find((line) => isOwn.test(line) && !line.includes('node_modules')) ?? '' // zero: no frame of ours, so the message alone tells
  return own
    .trim()
    .replace(/https?:\/\/[^/\s)]+/, '')
    .replace(/-[\w-]{8}(?=\.\w+:\d)/, '')
}

/** The assets of the web app, and the sources of the server. */
const isOwn = /\/assets\/|\b(?:apps|packages)\/[\w-]+\/src\//
