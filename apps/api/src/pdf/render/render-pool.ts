import { PdfRenderError } from './pdf-render-error.ts'
import type { RenderRequest } from './render.ts'
import { startRenderWorker, type RenderWorker } from './render-worker.ts'

/**
 * A fixed number of warm workers, one job at a time each; other jobs wait their turn. A worker that died, with or without
 * a job in hand, is replaced by a new one before the next job.
 */
export function createRenderPool(size: number, timeoutMs: number) {
  const start = (): RenderWorker => startRenderWorker(timeoutMs)
  const idle = Array.from({ length: size }, start)
  const busy = new Set<RenderWorker>()
  const waiting: PromiseWithResolvers<RenderWorker>[] = []
  let closed = false

  async function render(request: RenderRequest): Promise<Uint8Array> {
    if (closed) throw closedError()
    const worker = await take()
    try {
      return await worker.run(request)
    } catch (error) {
      throw closed ? closedError() : error
    } finally {
      give(worker)
    }
  }

  function take(): RenderWorker | Promise<RenderWorker> {
    const worker = idle.pop()
    return worker ? ready(worker) : enqueue()
  }

  function enqueue(): Promise<RenderWorker> {
    const turn = Promise.withResolvers<RenderWorker>()
    waiting.push(turn)
    return turn.promise
  }

  function ready(worker: RenderWorker): RenderWorker {
    const living = worker.isAlive() ? worker : start()
    busy.add(living)
    return living
  }

  function give(worker: RenderWorker): void {
    busy.delete(worker)
    if (closed) return
    const next = waiting.shift()
    if (next) next.resolve(ready(worker))
    else idle.push(worker.isAlive() ? worker : start())
  }

  async function close(): Promise<void> {
    closed = true
    for (const turn of waiting.splice(0)) turn.reject(closedError())
    await Promise.all([...idle.splice(0), ...busy].map((worker) => worker.stop()))
  }

  return { render, close }
}

function closedError(): PdfRenderError {
  return new PdfRenderError('closed', 'the renderer of documents is closed')
}
