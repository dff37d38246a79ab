import { Worker } from 'node:worker_threads'
import type { ReadResult } from '@klopt/bank-statements'
import type { ReadWork } from './read-worker.ts'

/** How long a thread that has nothing to read is kept: to start one takes longer than to read most files. */
const KEPT_MS = 10_000

/** The thread that waits for a file; those that read one are of whoever asked. */
let waiting: Worker | undefined

/** Reads a bank file in a thread of its own, so that no other request waits; the next file may find the same thread. */
export async function readInThread(work: ReadWork): Promise<ReadResult> {
  const thread = takeThread()
  const { promise, resolve, reject } = Promise.withResolvers<ReadResult>()
  const onExit = (code: number) => reject(new Error(`reading a bank file ended with ${code}`))
  thread.once('message', resolve).once('error', reject).once('exit', onExit)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(work)
  const result = await promise
  thread.off('error', reject).off('exit', onExit)
  keepThread(thread)
  return result
}

function takeThread(): Worker {
  const thread = waiting ?? new Worker(new URL('./read-worker.ts', import.meta.url))
  waiting = undefined
  thread.ref()
  return thread
}

/** Lets one thread wait, which keeps no process from ending; a second one is not needed. */
function keepThread(thread: Worker): void {
  if (waiting !== undefined) return void thread.terminate()
  waiting = thread
  thread.unref()
  setTimeout(() => waiting === thread && endThread(thread), KEPT_MS).unref()
}

function endThread(thread: Worker): void {
  waiting = undefined
  void thread.terminate()
}
