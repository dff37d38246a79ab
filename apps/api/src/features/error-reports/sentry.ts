import { randomUUID } from 'node:crypto'
import type { ForwardReport } from './error-reporter.ts'
import type { ErrorReport } from '../../kernel/error-report.ts'

const TIMEOUT_MS = 5_000

export interface SentryOptions {
  /** https://<key>@<host>/<project>. */
  readonly dsn: URL
  readonly environment: string
  readonly fetch: typeof globalThis.fetch
}

/**
 * Sends reports to Sentry, or what speaks its protocol, by its envelope endpoint
 * (https://develop.sentry.dev/sdk/data-model/envelopes/). Its own library patches the whole process and is larger than
 * the rest of the server's dependencies together, for one POST.
 */
export function createSentryForwarder({ dsn, environment, fetch }: SentryOptions): ForwardReport {
  const address = envelopeAddressOf(dsn)
  const auth = `Sentry sentry_version=7, sentry_client=klopt/1, sentry_key=${dsn.username}`
  return async (report, fingerprint, now) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
      body: envelopeOf({ report, fingerprint, now, environment }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`the error service answered ${answer.status}`)
  }
}

/** A project may live in a folder: https://key@host/folder/7 is posted to https://host/folder/api/7/envelope/. */
function envelopeAddressOf(dsn: URL): string {
  const parts = dsn.pathname.split('/').filter((part) => part !== '')
  const project = parts.pop() ?? '' // zero: the address names no project, which the other side refuses
  return `${dsn.protocol}//${dsn.host}/${[...parts, 'api', project, 'envelope', ''].join('/')}`
}

interface EnvelopeParts {
  readonly report: ErrorReport
  readonly fingerprint: string
  readonly now: Date
  readonly environment: string
}

function envelopeOf({ report, fingerprint, now, environment }: EnvelopeParts): string {
  const event_id = randomUUID().replaceAll('-', '')
  const lines = [
    { event_id, sent_at: now.toISOString() },
    { type: 'event', content_type: 'application/json' },
    {
      event_id,
      timestamp: now.getTime() / 1000,
      platform: report.source === 'browser' ? 'javascript' : 'node',
      level: 'error',
      environment,
      release: `klopt@${report.release}`,
      transaction: report.path,
      fingerprint: [fingerprint],
      tags: { source: report.source, status: report.status, code: report.code, request_id: report.requestId },
      exception: {
        values: [{ type: report.name, value: report.message, stacktrace: { frames: framesOf(report.stack) } }],
      },
    },
  ]
  return lines.map((line) => JSON.stringify(line)).join('\n')
}

/** Sentry wants the oldest frame first. */
function framesOf(stack: string): object[] {
  return [...stack.matchAll(/^\s*at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/gm)]
    .map(([, name = '?', filename, line, column]) => ({
      function: name,
      filename,
      lineno: Number(line),
      colno: Number(column),
      in_app: !(filename ?? '').includes('node_modules'), // zero: a frame of the browser itself
    }))
    .toReversed()
}
