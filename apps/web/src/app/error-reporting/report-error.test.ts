import { beforeEach, expect, test, vi } from 'vitest'

const sender = vi.hoisted(() => ({ reporter: { report: vi.fn(async () => {}) } }))
vi.mock('./sender.ts', () => sender)

/** A page of its own: what is remembered is remembered per page. */
async function openPage() {
  vi.resetModules()
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { pathname: '/v2/start' })
  const { watchUnloading } = await import('./unloading.ts')
  const { reportError } = await import('./report-error.ts')
  watchUnloading()
  return { page, reportError }
}
beforeEach(() => sender.reporter.report.mockClear())

test('an error is told once, however many tell of it', async () => {
  const { reportError } = await openPage()
  const error = new Error('x')
  reportError(error)
  reportError(error)
  await expect.poll(() => sender.reporter.report).toHaveBeenCalledTimes(1)
  expect(sender.reporter.report).toHaveBeenCalledWith(error, '/v2/start')
})

test('what a page that is going away runs into is no error; a page that comes back has errors again', async () => {
  const { page, reportError } = await openPage()
  page.dispatchEvent(new Event('beforeunload'))
  reportError(new Error('broken off'))
  page.dispatchEvent(new Event('pageshow'))
  const real = new Error('real')
  reportError(real)
  await expect.poll(() => sender.reporter.report).toHaveBeenCalledTimes(1)
  expect(sender.reporter.report).toHaveBeenCalledWith(real, '/v2/start')
})
