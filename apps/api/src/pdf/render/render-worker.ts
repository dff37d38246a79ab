import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PdfRenderError } from './pdf-render-error.ts'
import type { RenderReply } from './process.ts'
import type { RenderRequest } from './render.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

export interface RenderWorker {
  /** Draws one document; not to be called again before it settles. Rejects with a PdfRenderError. */
  run(request: RenderRequest): Promise<Uint8Array>
  /** False once the process has ended or was told to: it takes no more work. */
  isAlive(): boolean
  /** Ends the process at once; it keeps nothing. */
  stop(): Promise<void>
}

/** Starts a process that draws documents, with the fonts of the system out of its sight and no secrets in its environment. */
export function startRenderWorker(timeoutMs: number): RenderWorker {
  const child = fork(path('./process.ts'), {
    serialization: 'advanced',
    execArgv: [],
    env: { FONTCONFIG_FILE: path('../fonts/none.conf') },
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

  function run(request: RenderRequest): Promise<Uint8Array> {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    const fail = (reason: PdfRenderError['reason'], message: string): void =>
      reject(new PdfRenderError(reason, message))
    const onReply = (reply: RenderReply): void =>
      'error' in reply ? fail('document', reply.error) : resolve(reply.bytes)
    const onExit = (code: number | null, signal: string | null): void =>
      fail('crash', `the process that drew the document ended with ${signal ?? `code ${code}`}`)
    const timer = setTimeout(() => {
      fail('timeout', `the document was not ready after ${timeoutMs} ms`)
      void stop()
    }, timeoutMs)
    child.once('message', onReply).once('exit', onExit)
    child.send(request, (error) => error && fail('crash', error.message))
    return promise.finally(() => {
      clearTimeout(timer)
      child.off('message', onReply).off('exit', onExit)
    })
  }

  return { run, stop, isAlive: () => alive }
}
