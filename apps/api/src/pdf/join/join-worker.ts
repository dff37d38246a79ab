import { parentPort, workerData } from 'node:worker_threads'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type JoinReply = { readonly bytes: Uint8Array } | { readonly error: string }

async function join([first, ...others]: readonly Uint8Array[]): Promise<JoinReply> {
  if (first === undefined) return { error: 'there is nothing to join' }
  try {
    // pdf.js takes the bytes away from who gives them.
    const task = getDocument({ data: Uint8Array.from(first), verbosity: 0 })
    const pdf = await task.promise
    const parts = [{ document: null }, ...others.map((document) => ({ document: Uint8Array.from(document) }))]
    const bytes = await pdf.extractPages(parts)
    await task.destroy()
    return { bytes }
  } catch (error) {
    return { error: String(error) }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.postMessage(await join(workerData as Uint8Array[]))
