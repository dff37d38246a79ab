import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer/index.js'
import * as v from 'valibot'
import { writeAtomically } from '../files/file-store.ts'
import { mailMessage, type MailMessage } from './message.ts'

/** Hands over one message; called by jobs alone, so that no request waits for it. */
export interface Mailer {
  send(message: MailMessage, at: Date): Promise<void>
}

/** Mail as `.eml` files: one per message id, so that a repeated job writes it once. */
export function createOutboxMailer(folder: string, domain: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message, at) {
      const { id } = v.parse(mailMessage, message)
      const path = join(folder, `${id}.eml`)
      if (await exists(path)) return
      const composed = await composer.sendMail(envelopeOf(message, domain, at))
      await writeAtomically(path, composed.message as Buffer)
    },
  }
}

/**
 * How long a mail server may be silent, in milliseconds, unless SMTP_URL says otherwise. One that is slow to say that it
 * took a message gets the longest, since a message that is given up there may arrive twice.
 */
const silenceMs = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 120_000 }

/** Mail over SMTP. The message id stays the same at a retry, so that a receiver can see it is one message. */
export function createSmtpMailer(smtpUrl: string, domain: string): Mailer {
  const transport = createTransport(withDefaults(new URL(smtpUrl), silenceMs))
  return {
    async send(message, at) {
      v.parse(mailMessage, message)
      await transport.sendMail(envelopeOf(message, domain, at))
    },
  }
}

function withDefaults(url: URL, options: Readonly<Record<string, number>>): string {
  for (const [name, value] of Object.entries(options)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  return url.href
}

function envelopeOf(message: MailMessage, domain: string, at: Date): Mail.Options {
  const {
    id,
    from,
    replyTo,
    to,
    cc = [],
    subject,
    text,
    html,
    automaticAnswer,
    bounceTo,
    isAutomatic,
    attachments,
  } = message
  return {
    messageId: `<${id}@${domain}>`,
    date: at,
    from: addressOf(from),
    to: to.map(addressOf),
    ...(cc.length > 0 && { cc: cc.map(addressOf) }),
    ...(replyTo && { replyTo: addressOf(replyTo) }),
    subject,
    // Who reads no HTML, and who judges mail by its parts, gets words in any case.
    text: text.trim() === '' && html !== undefined ? textOfHtml(html) : text,
    ...(html !== undefined && { html }),
    ...(isAutomatic === true && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    ...(bounceTo !== undefined && { envelope: { from: bounceTo, to: [...to, ...cc].map(({ email }) => email) } }),
    ...(automaticAnswer && answerOptions(automaticAnswer.inReplyTo, to)),
    attachments: attachments.map(({ name, mimeType, content, contentId }) => ({
      filename: name,
      contentType: mimeType,
      content: Buffer.from(content),
      ...(contentId !== undefined && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
    // Nothing in a message may make the server read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The words of HTML that we wrote ourselves, a line for each block. */
function textOfHtml(html: string): string {
  return html
    .replaceAll(/<br[^>]*>|<\/(?:p|h\d|li|blockquote|div|tr)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}

/** As RFC 3834 asks of an automatic answer: it says that it is one, and has no sender that could be answered. */
function answerOptions(inReplyTo: string | null, to: MailMessage['to']): Mail.Options {
  return {
    ...(inReplyTo !== null && { inReplyTo, references: inReplyTo }),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    envelope: { from: '', to: to.map(({ email }) => email) },
  }
}

function addressOf({ name, email }: { name: string; email: string }): { name: string; address: string } {
  return { name, address: email }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
