import type { Mailer } from './mailer.ts'

/** More than are sent while the database cannot be told of them. */
const REMEMBERED = 10_000

/**
 * Hands over each message once: one that was taken stays so for this process, also when what should keep that failed
 * and the job runs again. One that failed may be given again. One of examples is handed to nobody.
 */
export function sendOnce(mailer: Mailer): Mailer {
  const sent = new Map<string, Promise<void>>()
  return {
    send(message, at) {
      if (message.isExample === true) return Promise.resolve()
      const before = sent.get(message.id)
      if (before !== undefined) return before
      const sending = mailer.send(message, at)
      sent.set(message.id, sending)
      sending.catch(() => sent.delete(message.id))
      const [oldest] = sent.keys()
      if (sent.size > REMEMBERED && oldest !== undefined) sent.delete(oldest)
      return sending
    },
  }
}
