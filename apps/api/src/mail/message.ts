import * as v from 'valibot'

/** What goes into a header stays on one line: nothing a person types can start another header. */
const headerText = v.pipe(
  v.string(),
  v.maxLength(998),
  v.regex(/^[^\p{Cc}]*$/u, 'a header cannot hold control characters'),
)
const address = v.object({
  name: headerText,
  email: v.pipe(v.string(), v.maxLength(254), v.regex(/^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u)),
})

export const mailMessage = v.object({
  /** Unique to the intent, such as `invoice-12-send-3`; a retried job sends the same message, not another. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/)),
  from: address,
  replyTo: v.optional(address),
  to: v.pipe(v.array(address), v.minLength(1)),
  cc: v.optional(v.array(address)),
  subject: headerText,
  text: v.string(),
  html: v.optional(v.string()),
  /** It answers a mail without anybody having written it: machines do not answer it in turn, nor does it bounce. */
  automaticAnswer: v.optional(v.object({ inReplyTo: v.nullable(headerText) })),
  /** Where a report that it was not delivered goes; the sender of the envelope, which no reader sees. */
  bounceTo: v.optional(address.entries.email),
  /** Nobody pressed a button for it: machines do not answer it (RFC 3834). */
  isAutomatic: v.optional(v.boolean()),
  /** Of an administration of examples: it is written and queued, and handed to no mail server. */
  isExample: v.optional(v.boolean()),
  attachments: v.array(
    v.object({
      name: headerText,
      mimeType: v.pipe(v.string(), v.regex(/^[\w.+-]+\/[\w.+-]+$/)),
      /** A picture that the mail itself shows, by this id. */
      contentId: v.optional(v.pipe(v.string(), v.regex(/^[\w.@-]{1,100}$/))),
      content: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
    }),
  ),
})

export type MailMessage = v.InferOutput<typeof mailMessage>
