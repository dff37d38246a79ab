import type { BucketLocation } from '../config/file-location.ts'

/** A bucket in which nothing can be kept; says in Dutch why, to the person who starts the server. */
export class UnusableFilesError extends Error {
  constructor({ endpoint, bucket }: Pick<BucketLocation, 'endpoint' | 'bucket'>, cause: unknown) {
    super(`De bucket ${bucket} van FILES_URL (${endpoint}) kan niet gebruikt worden: ${reasonOf(cause)}`, { cause })
  }
}

/** Bytes cannot be kept or read for now: the server that keeps them is not there or fails. */
export class FilesUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`the bucket failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

const reasons: Readonly<Record<number, string>> = {
  301: 'hij staat in een andere regio; zet region achter het adres.',
  403: 'de sleutel klopt niet of mag hem niet lezen.',
  404: 'hij bestaat niet; maak hem eerst.',
}

function reasonOf(cause: unknown): string {
  const status = statusOf(cause)
  if (status !== null) return reasons[status] ?? `de server antwoordt met ${status}.`
  return cause instanceof Error && cause.message !== '' ? cause.message : 'de server is niet bereikbaar.'
}

/** What the server of the bucket answered; null when it did not. */
function statusOf(cause: unknown): number | null {
  if (typeof cause !== 'object' || cause === null || !('$metadata' in cause)) return null
  const { httpStatusCode } = cause.$metadata as { httpStatusCode?: number }
  return httpStatusCode ?? null
}
