import { Worker } from 'node:worker_threads'
import { Refusal } from './refusal.ts'

export interface ReadMail {
  /** As the mail names it; null when it does not. */
  readonly from: string | null
  readonly attachments: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

export type MailReply = { readonly mail: ReadMail } | { readonly error: string }

/** Takes a mail apart in a thread of its own, so that nobody waits. Throws Refusal for what is no mail. */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  const reply = await new Promise<MailReply>((resolve, reject) => {
    const worker = new Worker(new URL('./read-mail-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    worker.once('message', (message: MailReply) => resolve(message))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`reading a mail ended with ${code}`)))
  })
  if ('error' in reply) throw new Refusal(554, 'Dit bericht is niet te lezen.')
  return reply.mail
}
