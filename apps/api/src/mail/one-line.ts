// By itself: who reads a mail is a thread that needs no more of the contract.
import { visibleText } from '@klopt/api-client/visible-text'

const LONGEST_NAME = 80

/** Text as it is seen, on one line, such as a subject: whatever else was pasted becomes a space, so that it starts no header. */
export function oneLine(text: string): string {
  return visibleText(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** What somebody typed, as part of a line of a mail: each space one, and cut where it gets long. */
export function shortLine(text: string, longest = LONGEST_NAME): string {
  const line = oneLine(text).replace(/\s+/gu, ' ')
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}…`
}
