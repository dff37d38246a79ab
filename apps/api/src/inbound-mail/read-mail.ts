import { Worker } from 'node:worker_threads'
import type { DeliveryReport } from './read-report.ts'
import { Refusal } from './refusal.ts'

export interface ReadMail {
  /** As the mail names it; null when it does not. */
  readonly from: string | null
  /** Its own id, with the brackets; null without a usable one. */
  readonly messageId: string | null
  /** A machine sent it: nobody reads an answer. */
  readonly isAutomatic: boolean
  /** Of a delivery report that a mail was not delivered. */
  readonly report: DeliveryReport | null
  readonly attachments: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

export type MailReply = { readonly mail: ReadMail } | { readonly error: string }

/** Takes mails apart, one at a time: the others wait. */
export interface MailReader {
  /** Throws Refusal for what is no mail, or takes too much to read. */
  read(bytes: Uint8Array): Promise<ReadMail>
}

export interface MailReaderOptions {
  /** How long one mail may take; one of 25 MB takes some seconds. */
  readonly timeMs?: number
}

export function createMailReader({ timeMs = 30_000 }: MailReaderOptions = {}): MailReader {
  let turn: Promise<unknown> = Promise.resolve()
  return {
    read(bytes) {
      const reading = turn.then(() => readNow(bytes, timeMs))
      turn = reading.catch(() => {})
      return reading
    },
  }
}

/** In a thread of its own, so that nobody else waits, and which can be ended. */
async function readNow(bytes: Uint8Array, timeMs: number): Promise<ReadMail> {
  const worker = new Worker(new URL('./read-mail-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<MailReply>()
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) =>
    // It would take as much memory the next time.
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ error: error.message }) : reject(error),
  )
  worker.once('exit', (code) => reject(new Error(`reading a mail ended with ${code}`)))
  const timer = setTimeout(() => resolve({ error: `not read after ${timeMs} ms` }), timeMs)
  try {
    const reply = await promise
    if ('error' in reply) throw new Refusal(554, 'Dit bericht is niet te lezen.')
    return reply.mail
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
