import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { richTextDocument } from './rich-text.ts'
import { fileName, language, requiredText, version } from './wire.ts'

const ROOT = '/administrations/{administrationId}' as const

/** The mails whose words an administration chooses; in Dutch those of reminders are of their steps. */
export const emailTextKind = v.picklist([
  'invoice',
  'credit_invoice',
  'estimate',
  'estimate_reminder',
  'reminder',
  'notice',
  'demand',
])
export type EmailTextKind = v.InferOutput<typeof emailTextKind>

/** A mail in a language of customers. */
const mail = { kind: emailTextKind, language }

const words = {
  /** May hold variables as `{{factuurnummer}}`. */
  subject: requiredText(200),
  body: richTextDocument,
}

/** What an invoice looks like and how its mail reads. */
export const settings = defineArea('settings', {
  logo: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/logo`,
    summary: 'The logo that new invoices carry, as a `data:` address; null without one',
    response: v.object({ logo: v.nullable(v.string()) }),
  }),
  saveLogo: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/logo/save`,
    summary: 'Use a PNG, JPEG or SVG of at most 2 MB and 5000 by 5000 pixels as the logo; final invoices keep theirs',
    query: fileName,
    body: 'file',
    errors: ['file_type_invalid', 'too_large'],
    stale: ['settings', 'administrations', 'invoices'],
    bodyLimitBytes: 2_097_152,
  }),
  removeLogo: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/logo/remove`,
    summary: 'Make new invoices without a logo; final invoices keep theirs',
    stale: ['settings', 'administrations', 'invoices'],
  }),
  emailTexts: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/email-texts`,
    summary: 'The words of each mail in each language, the standard ones where nobody chose others',
    response: v.array(
      v.object({
        ...mail,
        ...words,
        isStandard: v.boolean(),
        /** 0 while the standard words are used. */
        version: v.number(),
      }),
    ),
  }),
  saveEmailText: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/email-texts/save`,
    summary: 'Choose the words of a mail',
    body: v.object({ ...mail, ...words, version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: ['settings', 'invoices', 'estimates'],
    idempotent: true,
  }),
  resetEmailText: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/email-texts/reset`,
    summary: 'Go back to the standard words of a mail',
    body: v.object(mail),
    stale: ['settings', 'invoices', 'estimates'],
  }),
})
