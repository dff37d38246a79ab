import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DocumentReading, ReadReply, ReadRequest } from './reader-process.ts'
import { unreadable, UnreadableError } from './unreadable.ts'

/** Hears percentages; what it does with them is awaited by nobody. */
export type OnProgress = (percent: number) => Promise<void>

export interface ReaderProcess {
  /** Reads one document; not to be called again before it settles. Throws UnreadableError. */
  read(request: ReadRequest, onProgress: OnProgress, timeMs: number): Promise<DocumentReading>
  /** False once the process has ended or was told to: it reads no more. */
  isAlive(): boolean
  /** Ends the process at once; it keeps nothing. */
  stop(): Promise<void>
}

const program = fileURLToPath(new URL('./reader-process.ts', import.meta.url))
/** Pictures and PDF take memory of their own; this is what the rest may take. */
const HEAP_MB = 1024

/** Where Node keeps what it compiled, when this server has such a place: a process then starts in half the time. */
const compileCache = (): NodeJS.ProcessEnv => {
  const folder = process.env['NODE_COMPILE_CACHE']
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

interface ProcessOptions {
  readonly memoryBytes: number
  readonly niceness: number
}

/** Starts a process that reads documents, with nothing else of the server's environment in its sight. */
export function startReaderProcess({ memoryBytes, niceness }: ProcessOptions): ReaderProcess {
  const child = fork(program, [String(memoryBytes), String(niceness)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: compileCache(),
    // What recognises text talks a lot; what matters comes as a message.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let alive = true
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const die = (): void => {
    alive = false
    end()
  }
  child.once('exit', die).on('error', die)

  function stop(): Promise<void> {
    alive = false
    child.kill('SIGKILL')
    return ended
  }

  function read(request: ReadRequest, onProgress: OnProgress, timeMs: number): Promise<DocumentReading> {
    const { promise, resolve, reject } = Promise.withResolvers<DocumentReading>()
    const fail = (message: string, cause: string): void => {
      reject(new UnreadableError(message, { cause }))
      void stop()
    }
    const onReply = (reply: ReadReply): void => {
      // Progress that cannot be kept is no reason to stop.
      if ('progress' in reply) onProgress(reply.progress).catch(() => {})
      else if ('unreadable' in reply) reject(new UnreadableError(reply.unreadable))
      else if ('error' in reply) fail(unreadable.failed, reply.error)
      else {
        if (reply.isWornOut) void stop()
        resolve(reply.reading)
      }
    }
    const onExit = (code: number | null, signal: string | null): void =>
      fail(unreadable.failed, `the process that read the document ended with ${signal ?? `code ${code}`}`)
    const timer = setTimeout(() => fail(unreadable.tooSlow, `not read after ${timeMs} ms`), timeMs)
    child.on('message', onReply).once('exit', onExit)
    child.send(request, (error) => error && fail(unreadable.failed, error.message))
    return promise.finally(() => {
      clearTimeout(timer)
      child.off('message', onReply).off('exit', onExit)
    })
  }

  return { read, stop, isAlive: () => alive }
}
