import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

test.each([
  ['mail to jan.de.vries+x@voorbeeld.example failed', 'mail to [e-mailadres] failed'],
  ['GET /v2/reset-password?token=abc&uid=3 failed', 'GET /v2/reset-password failed'],
  ['https://user:geheim@db.example/x?key=1', 'https://db.example/x'],
  [`Unexpected token 'h', "hallo Jan" is not valid JSON`, `Unexpected token 'h', "…" is not valid JSON`],
  ['IBAN NL91 ABNA 0417 1643 00 en NL91ABNA0417164300', 'IBAN [iban] en [iban]'],
  [`token ${'a1B2'.repeat(11)} refused`, 'token [sleutel] refused'],
  ['phone 0612345678', 'phone [nummer]'],
  [
    "Cannot read properties of undefined (reading 'lines')\n    at Draft (/assets/invoices-BEUam9ji.js:1:23411)",
    "Cannot read properties of undefined (reading 'lines')\n    at Draft (/assets/invoices-BEUam9ji.js:1:23411)",
  ],
  ['a?.b is not a function', 'a?.b is not a function'],
])('what people typed is taken out of %j', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed)
})
