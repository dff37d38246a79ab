import { ApiError } from '@klopt/api-client'
import { beforeEach, expect, test, vi } from 'vitest'
import { notifyFailedRead, notifyFailedWrite, wasNotified } from './unhandled-errors.ts'

const modal = vi.hoisted(() => ({ showUnhandled: vi.fn((error: { code: number }) => error.code === 500) }))
vi.mock('./error-modal.ts', () => modal)
const reporting = vi.hoisted(() => ({ reportError: vi.fn() }))
vi.mock('./reporting/report-error.ts', () => reporting)
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  modal.showUnhandled.mockClear()
  reporting.reportError.mockClear()
})

const failure = (code = 500) => new ApiError({ code, status: code === 500 ? 500 : 422, message: 'Fout' })
const read = (data: unknown, errors?: 'screen' | 'modal') =>
  ({ meta: errors && { errors }, state: { data } }) as Parameters<typeof notifyFailedRead>[1]

test('a form knows what the modal has said, and says the rest itself', async () => {
  const unexpected = failure()
  const ofForm = failure(90001)
  await notifyFailedWrite(unexpected, { meta: undefined })
  await notifyFailedWrite(ofForm, { meta: undefined })
  expect(wasNotified(unexpected)).toBe(true)
  expect(wasNotified(ofForm)).toBe(false)
})

test('a screen that shows every error of its write is not doubled by the modal', async () => {
  const error = failure()
  await notifyFailedWrite(error, { meta: { errors: 'screen' } })
  expect(modal.showUnhandled).not.toHaveBeenCalled()
  expect(wasNotified(error)).toBe(false)
})

test('a first read is told in its place on the screen; one behind data that stay is told by the modal', async () => {
  notifyFailedRead(failure(), read(undefined))
  notifyFailedRead(failure(), read([], 'screen'))
  await vi.dynamicImportSettled()
  expect(modal.showUnhandled).not.toHaveBeenCalled()
  notifyFailedRead(failure(), read([]))
  notifyFailedRead(failure(), read(undefined, 'modal'))
  await expect.poll(() => modal.showUnhandled).toHaveBeenCalledTimes(2)
})

test('offline no modal comes on top of the notice for what is only read', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  notifyFailedRead(failure(), read([]))
  await vi.dynamicImportSettled()
  expect(modal.showUnhandled).not.toHaveBeenCalled()
})

test('what was cancelled or timed out is told to nobody', async () => {
  const cancelled = new ApiError({ code: -1, status: 0, message: 'x', abortReason: 'cancelled' })
  await notifyFailedWrite(cancelled, { meta: undefined })
  expect(modal.showUnhandled).not.toHaveBeenCalled()
})

test('a mistake in the program is reported instead of shown', async () => {
  await notifyFailedWrite(new TypeError('x'), { meta: undefined })
  notifyFailedRead(new TypeError('y'), read(undefined))
  expect(reporting.reportError).toHaveBeenCalledTimes(2)
  expect(modal.showUnhandled).not.toHaveBeenCalled()
})
