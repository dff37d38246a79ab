import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'

const ROOT = '/administrations/{administrationId}' as const

const recognisedText = v.object({
  text: v.string(),
  /** Zero-based. */
  page: v.number(),
  /** Corners in fractions of the page as it is shown, from the upper left; an absent x or y is 0. */
  boundingPoly: v.object({
    vertices: v.array(v.object({ x: v.optional(v.number()), y: v.optional(v.number()) })),
  }),
  possibleValues: v.array(
    v.object({
      type: v.picklist([
        'AMOUNT',
        'DATE',
        'INVOICE_NUMBER',
        'NR_OF_DAYS',
        'CHAMBER_OF_COMMERCE_NUMBER',
        'IBAN',
        'POSTAL_CODE',
      ]),
      value: v.union([v.string(), v.number()]),
    }),
  ),
})

export const files = defineArea('files', {
  ocrResult: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/files/{fileId}/ocr-result`,
    summary: 'The recognised words and paragraphs of a file',
    response: v.object({
      ocrData: v.object({ words: v.array(recognisedText), paragraphs: v.array(recognisedText) }),
    }),
    errors: ['recognition_unfinished'],
  }),
  download: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/files/{fileId}/download`,
    summary: 'Download a document or an attachment',
    response: 'file',
  }),
  link: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/files/{fileId}/link`,
    summary:
      'Where a browser finds the bytes of a document or an attachment for a minute; null where `download` alone gives them',
    response: v.object({
      url: v.nullable(v.string()),
      /** Of its bytes, in hexadecimal: hold them against it. */
      sha256: v.string(),
    }),
  }),
})
