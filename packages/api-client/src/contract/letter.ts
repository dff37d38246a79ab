import * as v from 'valibot'
import { richTextDocument } from './rich-text.ts'
import { requiredText } from './wire.ts'

export const MAX_COPIES = 10

const words = { subject: requiredText(200), body: richTextDocument }

/** The mail of a document as somebody wrote it. A number that is not known yet is a variable, also in the subject. */
export const letter = v.object({
  recipient: requiredText(254),
  /** Who gets a copy, which everybody sees. */
  cc: v.optional(
    v.pipe(v.array(requiredText(254)), v.maxLength(MAX_COPIES, `Gebruik hoogstens ${MAX_COPIES} adressen`)),
  ),
  ...words,
})
export type Letter = v.InferOutput<typeof letter>

/** What is mailed to oneself, to see it. */
export const testLetter = v.object(words)

/** A mail as it is proposed. */
export const letterPreview = v.object({
  recipient: v.nullable(v.string()),
  /** A number that is not known yet stays a variable, such as `{{factuurnummer}}`, also in the body. */
  subject: v.string(),
  body: richTextDocument,
  /** What that variable would be now; somebody may take it first. Null where the number is known. */
  numberToCome: v.nullable(v.string()),
  /** The names of the files that go along. */
  attachments: v.array(v.string()),
})
export type LetterPreview = v.InferOutput<typeof letterPreview>
