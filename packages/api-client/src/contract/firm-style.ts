import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { fileName } from './wire.ts'

const STYLE = '/firms/{firmId}/style' as const

/** How the mails of a firm to its clients look, and the pages on which they answer it. */
export const firmStyle = defineArea('firmStyle', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: STYLE,
    summary: 'The colour and the logo of mails to clients; null for those of Klopt',
    response: v.object({
      colour: v.nullable(v.string()),
      /** A `data:` address. */
      logo: v.nullable(v.string()),
    }),
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${STYLE}/save`,
    summary: 'Choose the colour of mails to clients; for who manages the firm',
    body: v.object({ colour: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'Kies een kleur'))) }),
    errors: ['only_viewing'],
    stale: ['firmStyle'],
  }),
  saveLogo: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${STYLE}/logo`,
    summary: 'Use a PNG or JPEG of at most 512 kB as the logo of mails to clients; for who manages the firm',
    query: fileName,
    body: 'file',
    errors: ['file_type_invalid', 'too_large', 'only_viewing'],
    stale: ['firmStyle'],
    bodyLimitBytes: 524_288,
  }),
  removeLogo: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${STYLE}/logo/remove`,
    summary: 'Send mails to clients without a logo; for who manages the firm',
    errors: ['only_viewing'],
    stale: ['firmStyle'],
  }),
})
