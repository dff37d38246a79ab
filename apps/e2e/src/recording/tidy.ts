/** In the place of what lets somebody in. */
const WORD = 'recorded'

/** A token as the server makes them all: 32 bytes in base64url. */
const token = /(?<![\w-])[\w-]{43}(?![\w-])/g
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const address = /^(::1|(::ffff:)?127\.0\.0\.1)$/
/** What is longer is a picture, in which anything may look like a token. */
const MOST_CHARACTERS = 1000
const MINUTE_MS = 60_000
/** As far from the moment of the recording as a moment of the demo world lies; no amount and no number of bytes is there. */
const WORLD_MS = 4 * 366 * 24 * 60 * MINUTE_MS

export interface Tidying {
  readonly secrets: readonly string[]
  /** When the server began, in milliseconds. */
  readonly beganAtMs: number
  /** The moment in the place of all since. */
  readonly at: string
}

/**
 * What was recorded without what is secret or only of this machine, and as alike as can be to what is recorded next time:
 * what happened since the server began happened at one moment, all else on a whole minute, and what is numbered by chance
 * is so in turn.
 */
export function tidier({ secrets, beganAtMs, at }: Tidying): (answer: unknown) => unknown {
  const numbers = new Map<string, string>()
  const atMs = Date.parse(at)
  const tidyMs = (ms: number) => (ms >= beganAtMs && ms <= atMs ? atMs : Math.floor(ms / MINUTE_MS) * MINUTE_MS)
  const tidyText = (text: string) => {
    if (instant.test(text)) return new Date(tidyMs(Date.parse(text))).toISOString()
    if (address.test(text)) return '192.0.2.1'
    if (uuid.test(text)) return numbered(text, numbers)
    return text.length > MOST_CHARACTERS ? text : withoutSecrets(text, secrets)
  }
  // Moments are written as seconds too.
  const tidyNumber = (number: number) =>
    Math.abs(number * 1000 - atMs) < WORLD_MS ? tidyMs(number * 1000) / 1000 : number
  return (answer) => walk(answer, tidyText, tidyNumber)
}

function numbered(text: string, numbers: Map<string, string>): string {
  const number = numbers.get(text) ?? `00000000-0000-4000-8000-${String(numbers.size + 1).padStart(12, '0')}`
  numbers.set(text, number)
  return number
}

/** The text with a word in the place of every secret. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((rest, secret) => (secret === '' ? rest : rest.replaceAll(secret, WORD)), text).replace(token, WORD)

function walk(value: unknown, text: (value: string) => string, number: (value: number) => number): unknown {
  if (typeof value === 'string') return text(value)
  if (typeof value === 'number') return number(value)
  if (Array.isArray(value)) return value.map((item) => walk(item, text, number))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, text, number)]))
}
