import { Worker } from 'node:worker_threads'
import { PdfRenderError } from '../render/pdf-render-error.ts'
import type { JoinReply } from './join-worker.ts'

const TIMEOUT_MS = 60_000

/**
 * PDFs as one, their pages one after the other. In a thread of its own, so that nobody else waits, and which can be ended.
 * Rejects with a PdfRenderError.
 */
export async function joinPdfs(parts: readonly Uint8Array[], timeoutMs = TIMEOUT_MS): Promise<Uint8Array> {
  const worker = new Worker(new URL('./join-worker.ts', import.meta.url), {
    workerData: parts,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<JoinReply>()
  worker.once('message', resolve)
  worker.once('error', (error: Error) => reject(new PdfRenderError('crash', error.message)))
  worker.once('exit', (code) => reject(new PdfRenderError('crash', `joining PDFs ended with ${code}`)))
  const timer = setTimeout(() => reject(new PdfRenderError('timeout', `not joined after ${timeoutMs} ms`)), timeoutMs)
  try {
    const reply = await promise
    if ('error' in reply) throw new PdfRenderError('document', reply.error)
    return reply.bytes
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
