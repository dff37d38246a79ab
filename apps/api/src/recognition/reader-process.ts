import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ProposalContext } from '@klopt/recognition'
import { interpret, type Interpretation } from './interpret.ts'
import { loadPdfium } from './pdf-pages.ts'
import { readContent, type Content } from './read-content.ts'
import { UnreadableError } from './unreadable.ts'

/**
 * The process that reads documents. It is a process and not a thread because what comes in is anybody's: code that
 * decodes pictures can crash and take its process along, memory can run out, and an endless loop can only be ended
 * from outside.
 */
export interface ReadRequest {
  readonly bytes: Uint8Array
  readonly mimeType: string
  readonly context: ProposalContext
}

export type ReadReply =
  | { readonly progress: number }
  | { readonly unreadable: string }
  | { readonly error: string }
  /** `isWornOut`: it holds much memory that cannot be given back, so that the next document wants a new process. */
  | { readonly reading: DocumentReading; readonly isWornOut: boolean }

/** A document, read. */
export type DocumentReading = Pick<Content, 'reader' | 'pageCount' | 'thumbnail'> & Interpretation

const WORN_BYTES = 600_000_000

const memoryBytes = Number(process.argv[2])
// Threads that are started later take this along.
setPriority(Number(process.argv[3]))

process.on('message', (request: ReadRequest) => void answer(request))
process.on('disconnect', () => process.exit())
// A stop by keyboard reaches the whole group: the server decides when this process ends.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
new Worker(new URL('./memory-guard.ts', import.meta.url), { workerData: memoryBytes }).unref()
await loadPdfium()

async function answer({ bytes, mimeType, context }: ReadRequest): Promise<void> {
  try {
    const content = await readContent({ bytes, mimeType, context }, (progress) => reply({ progress }))
    const { reader, pageCount, thumbnail } = content
    const reading = { reader, pageCount, thumbnail, ...interpret(content, context) }
    reply({ reading, isWornOut: process.memoryUsage.rss() > WORN_BYTES })
  } catch (error) {
    if (error instanceof UnreadableError) reply({ unreadable: error.message })
    else reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

function reply(message: ReadReply): void {
  process.send?.(message)
}
