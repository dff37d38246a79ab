// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { loadPage, openPage } from './load-page.ts'

const token = 'a-page'
const page = (openCents: number) => ({ customer: { language: 'nl' }, openCents })

afterEach(() => vi.unstubAllGlobals())

/** A server that lets in whoever has a key; what is asked of it. */
function serve(open: () => Response): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`)
    return path.endsWith('/open') ? open() : Response.json(page(200))
  })
  return asked
}

test('a key brings the page, which is asked for only when it is loaded again', async () => {
  const asked = serve(() => Response.json({ invoiceId: 7, estimateId: null, page: page(100) }))
  expect(await openPage(token, 'a-key')).toMatchObject({ invoiceId: 7 })
  expect(await loadPage(token)).toMatchObject({ openCents: 100 })
  expect(asked).toEqual([`POST /api/v2/customer-dashboard/${token}/open`])
  expect(await loadPage(token)).toMatchObject({ openCents: 200 })
})

test('a key that lets nobody in brings nothing', async () => {
  serve(() => Response.json({ code: 204001, message: 'Deze link is niet geldig.' }, { status: 401 }))
  expect(await openPage(token, 'no-key')).toBeNull()
  expect(await loadPage(token)).toMatchObject({ openCents: 200 })
})
