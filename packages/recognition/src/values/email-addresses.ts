import type { Found } from './found.ts'

const EMAIL = /(?<![\w.+-])[\w+-](?:[\w.+-]{0,60}[\w+-])?@[a-z0-9](?:[a-z0-9.-]{0,80}[a-z0-9])?\.[a-z]{2,12}(?![\w@])/gi

/** Every e-mail address in a text, in lower case. */
export function emailAddressesIn(text: string): Found[] {
  return Array.from(text.matchAll(EMAIL), ({ 0: match, index }) => ({
    type: 'EMAIL_ADDRESS' as const,
    value: match.toLowerCase(),
    start: index,
    end: index + match.length,
    score: 1,
  }))
}
