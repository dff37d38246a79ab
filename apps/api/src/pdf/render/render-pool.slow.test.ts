import { afterEach, describe, expect, test, vi } from 'vitest'
import { readPdf } from '../read-pdf.test-support.ts'
import { sampleInvoice } from '../sample-documents.test-support.ts'
import { createRenderPool } from './render-pool.ts'
import type { RenderRequest } from './render.ts'

// Each renderer starts a process of its own, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000 })

const pools: ReturnType<typeof createRenderPool>[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

function openPool(size: number, timeoutMs = 60_000) {
  const pool = createRenderPool(size, timeoutMs)
  pools.push(pool)
  return pool
}

const invoice = (number: string): RenderRequest => ({
  kind: 'invoice',
  output: 'pdf',
  document: sampleInvoice({ number }),
})

/** Nested deeper than the stack of the compiler: it ends with a segmentation fault, which no thread survives. */
const DEADLY_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g opacity=".9">'.repeat(200_000)}<path d="M0 0h9v9z"/>${'</g>'.repeat(200_000)}</svg>`
const deadly: RenderRequest = {
  kind: 'logo',
  output: 'pdf',
  logo: { bytes: Buffer.from(DEADLY_LOGO), mimeType: 'image/svg+xml' },
}

describe('render pool', () => {
  test.each([1, 2])('gives each of many callers its own document, with %i worker(s)', async (size) => {
    const pool = openPool(size)
    const numbers = Array.from({ length: 6 }, (_, index) => `2026-10${index}`)
    const documents = await Promise.all(numbers.map((number) => pool.render(invoice(number))))
    const titles = await Promise.all(documents.map(async (bytes) => (await readPdf(bytes)).title))
    expect(titles).toEqual(numbers.map((number) => `Factuur ${number} van Studio Noord`))
  })

  test('survives a document that kills its worker: that job alone fails, the next gets a new worker', async () => {
    const pool = openPool(1)
    const [killed, next] = await Promise.allSettled([pool.render(deadly), pool.render(invoice('2026-0043'))])
    expect(killed).toMatchObject({ status: 'rejected', reason: { name: 'PdfRenderError', reason: 'crash' } })
    expect(next.status).toBe('fulfilled')
  })

  test('ends a worker that takes too long; the next job does not get the ended one, which would be a crash', async () => {
    const pool = openPool(1, 1)
    await expect(pool.render(invoice('2026-0044'))).rejects.toMatchObject({ reason: 'timeout' })
    await expect(pool.render(invoice('2026-0045'))).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('says what is wrong with a document, and keeps its worker', async () => {
    const pool = openPool(1)
    const logo = { bytes: Buffer.from('geen plaatje'), mimeType: 'image/png' } as const
    await expect(pool.render({ kind: 'logo', output: 'pdf', logo })).rejects.toMatchObject({
      reason: 'document',
      message: expect.stringContaining('decode image'),
    })
    await expect(pool.render(invoice('2026-0046'))).resolves.toBeInstanceOf(Uint8Array)
  })

  test('rejects the running and the waiting when it is closed, and everything after', async () => {
    const pool = openPool(1)
    const jobs = Promise.allSettled([pool.render(invoice('1')), pool.render(invoice('2'))])
    await pool.close()
    for (const job of await jobs) expect(job).toMatchObject({ status: 'rejected', reason: { reason: 'closed' } })
    await expect(pool.render(invoice('3'))).rejects.toMatchObject({ reason: 'closed' })
  })
})
