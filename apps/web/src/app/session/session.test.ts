import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { encodeReturnTarget } from './return-target.ts'
import { forgetSession, requireUser } from './session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetSession()
})

/** Where loading the user leads when the server answers with this status. */
async function outcomeOf(path: string, status: number): Promise<unknown> {
  vi.stubGlobal('fetch', async () => Response.json({ code: 2006, message: 'Nee' }, { status }))
  try {
    return await requireUser(path)
  } catch (error) {
    return isRedirect(error) ? error.options.search : error
  }
}

test.each([401, 403, 500])(
  'on the list of administrations a failure with %i is a session that ended',
  async (status) => {
    const path = '/v2/my-administrations'
    expect(await outcomeOf(path, status)).toEqual({ message: 'session_invalid', r: encodeReturnTarget(path) })
  },
)

test('elsewhere a session that ended says so too, and brings one back', async () => {
  const stored = new Map([['klopt.signed-in-user', '7']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const path = '/v2/administrations/1/bank'
  expect(await outcomeOf(path, 401)).toEqual({ message: 'session_invalid', r: encodeReturnTarget(path) })
  // The device knows then that nobody is signed in.
  expect(await outcomeOf(path, 401)).toEqual({ r: encodeReturnTarget(path) })
})

test('elsewhere who was not signed in is led to the login page without a word, and any other failure stays an error', async () => {
  const path = '/v2/administrations/1/bank?state=processed'
  expect(await outcomeOf(path, 401)).toEqual({ r: encodeReturnTarget(path) })
  expect(await outcomeOf(path, 500)).toMatchObject({ status: 500 })
})
