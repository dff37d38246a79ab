import { createRenderPool } from './render-pool.ts'
import type { RenderRequest } from './render.ts'

type RenderPool = ReturnType<typeof createRenderPool>

/** One process for what may end it, one job at a time. It is there as long as there are jobs: they are rare. */
export function createTrialPool(timeoutMs: number): RenderPool {
  let pool: RenderPool | null = null
  let jobs = 0

  async function render(request: RenderRequest): Promise<Uint8Array> {
    jobs += 1
    try {
      return await (pool ??= createRenderPool(1, timeoutMs)).render(request)
    } finally {
      jobs -= 1
      if (jobs === 0) await close()
    }
  }

  async function close(): Promise<void> {
    const last = pool
    pool = null
    await last?.close()
  }

  return { render, close }
}
