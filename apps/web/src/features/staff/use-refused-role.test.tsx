// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { toast } from '@klopt/ui'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as acting from '../../app/session/acting-as.ts'
import * as calls from '../../app/transport/calls.ts'
import { useRefusedRole } from './use-refused-role.ts'

beforeEach(() => {
  vi.spyOn(toast, 'warning').mockReturnValue('')
  vi.spyOn(acting, 'selectRole').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const refusal = (code = errorCatalogue.acting_as_refused.code) =>
  new ApiError({ status: 403, code, message: 'Dat mag niet' })

/** Somebody who looks as another in administration 4, or as oneself; the test passes on what the server refused. */
function looking(as: number | null) {
  const actingUser = vi.spyOn(acting, 'actingUserIn').mockReturnValue(as)
  let fail: Parameters<typeof calls.onApiError>[0] = () => {}
  const stop = vi.fn()
  vi.spyOn(calls, 'onApiError').mockImplementation((listen) => {
    fail = listen
    return stop
  })
  const { unmount } = renderHook(() => useRefusedRole(4))
  return { fail: (error: ApiError) => fail(error, contract.dashboard.get), actingUser, stop, unmount }
}

test('who may not look as somebody any more looks as oneself again, and is told so', () => {
  const { fail, actingUser } = looking(7)
  fail(refusal())
  expect(actingUser).toHaveBeenCalledWith(4)
  expect(acting.selectRole).toHaveBeenCalledExactlyOnceWith(null)
  expect(toast.warning).toHaveBeenCalledOnce()
})

test.each([
  ['something else is refused', 7, 90_001],
  ['one looks as oneself already', null, errorCatalogue.acting_as_refused.code],
])('nothing changes where %s', (_what, as, code) => {
  looking(as).fail(refusal(code))
  expect(acting.selectRole).not.toHaveBeenCalled()
  expect(toast.warning).not.toHaveBeenCalled()
})

test('a screen that is left listens no longer', () => {
  const { stop, unmount } = looking(7)
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})
