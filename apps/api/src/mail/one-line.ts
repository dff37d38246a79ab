import { visibleText } from '@klopt/api-client/schemas'

/** Text as it is seen, on one line, such as a subject: whatever else was pasted becomes a space, so that it starts no header. */
export function oneLine(text: string): string {
  return visibleText(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}
