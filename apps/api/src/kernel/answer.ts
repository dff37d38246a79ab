import type { Readable } from 'node:stream'

/** The answer of a call whose response is `file`. */
export interface FileAnswer {
  readonly name: string
  readonly mimeType: string
  readonly content: Buffer | Readable
}

/** What a handler returns: the contract's response `R`, or for a call without one bytes, or nothing for 204. */
// oxlint-disable-next-line typescript/no-invalid-void-type -- a handler without an answer returns nothing
export type Answer<R> = R | ([R] extends [never] ? FileAnswer | void : never)

export function isFileAnswer(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'content' in answer && 'mimeType' in answer
}

/** Names the file in ASCII for old readers and in UTF-8 for the others; nothing in it can end the header. */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\w .()-]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
