import { parentPort, workerData } from 'node:worker_threads'
import PostalMime, { type Attachment } from 'postal-mime'
import { isAutomatic } from './is-automatic.ts'
import { readReport } from './read-report.ts'
import type { MailReply } from './read-mail.ts'

/** A picture below this size that stands in the text is a logo under a signature, not a photo of a receipt. */
const DECORATION_BYTES = 30_000

async function read(bytes: Uint8Array): Promise<MailReply> {
  try {
    const { from, messageId, headers, attachments } = await PostalMime.parse(bytes, { maxNestingDepth: 30 })
    return {
      mail: {
        from: from?.address ?? null,
        messageId: messageId !== undefined && /^<[^\s<>\p{Cc}]{1,250}>$/u.test(messageId) ? messageId : null,
        isAutomatic: isAutomatic(headers),
        report: readReport(
          attachments.map((part) => ({ mimeType: part.mimeType, content: Buffer.from(bytesOf(part)).toString() })),
        ),
        attachments: attachments.flatMap((attachment) => {
          const content = bytesOf(attachment)
          const isDecoration = attachment.related === true && content.length < DECORATION_BYTES
          return isDecoration ? [] : [{ name: attachment.filename ?? 'bijlage', bytes: content }]
        }),
      },
    }
  } catch (error) {
    return { error: String(error) }
  }
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.postMessage(await read(workerData as Uint8Array))
