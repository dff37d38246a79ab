import { beforeEach, expect, test, vi } from 'vitest'

const sender = vi.hoisted(() => ({ reporter: { report: vi.fn(async () => {}) } }))
const loading = vi.hoisted(() => ({ isCancelled: false }))
// What a chunk gives of which somebody cancelled the failure: nothing.
vi.mock('./sender.ts', () => ({
  get reporter() {
    return loading.isCancelled ? undefined : sender.reporter
  },
}))

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

test('an error that cannot be reported is not reported itself, however it fails', async () => {
  const rejections: unknown[] = []
  const { reportError } = await openPage()
  const most = 3
  // As the page does with what nobody caught, but not for ever.
  const onRejection = (reason: unknown) => {
    rejections.push(reason)
    if (rejections.length < most) reportError(reason)
  }
  process.on('unhandledRejection', onRejection)
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  loading.isCancelled = true
  reportError(new Error('first'))
  await vi.dynamicImportSettled()
  await settled()
  loading.isCancelled = false
  sender.reporter.report.mockRejectedValueOnce(new Error('of the reporter'))
  reportError(new Error('second'))
  await expect.poll(() => sender.reporter.report).toHaveBeenCalledTimes(1)
  reportError(new Error('third'))
  await expect.poll(() => sender.reporter.report).toHaveBeenCalledTimes(2)
  await settled()
  process.off('unhandledRejection', onRejection)
  expect(rejections).toEqual([])
})
