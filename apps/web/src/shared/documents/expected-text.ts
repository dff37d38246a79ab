import type { InboxDocument } from '@klopt/api-client/contract'

type Expected = NonNullable<NonNullable<InboxDocument['recognition']>['expected']>

/**
 * What to expect of a document that is not read yet: `ongeveer 2 minuten, 6 documenten wachten`. The documents are those
 * that are read before it. Null when nothing is known.
 */
export function expectedText(expected: Expected | null): string | null {
  if (expected === null) return null
  const { secondsLeft, documentsBefore: before } = expected
  const time = secondsLeft === null ? null : aboutText(secondsLeft)
  const waiting = before === 0 ? null : before === 1 ? '1 document wacht' : `${before} documenten wachten`
  return [time, waiting].filter(Boolean).join(', ') || null
}

/** What to expect of all that is being read; null when nothing is. */
export function readingText(documents: readonly Pick<InboxDocument, 'recognition'>[]): string | null {
  const expected = documents.flatMap(({ recognition }) => (isBeingRead(recognition) ? [recognition.expected] : []))
  if (expected.length === 0) return null
  const times = expected.flatMap((each) => each?.secondsLeft ?? [])
  const what = expected.length === 1 ? '1 document wordt gelezen' : `${expected.length} documenten worden gelezen`
  return times.length === 0 ? `${what}.` : `${what}: nog ${aboutText(Math.max(...times))}.`
}

type BeingRead = NonNullable<InboxDocument['recognition']> & { readonly state: 'queued' | 'running' }

/** Whether a document waits to be read or is being read. */
export function isBeingRead(recognition: InboxDocument['recognition']): recognition is BeingRead {
  return recognition?.state === 'queued' || recognition?.state === 'running'
}

/** In tens of seconds, then in minutes: what goes before is known, how long it takes is guessed from others. */
function aboutText(seconds: number): string {
  const tens = Math.max(10, Math.ceil(seconds / 10) * 10)
  if (tens < 60) return `ongeveer ${tens} seconden`
  const minutes = Math.round(tens / 60)
  if (minutes >= 60) return 'meer dan een uur'
  return minutes === 1 ? 'ongeveer 1 minuut' : `ongeveer ${minutes} minuten`
}
