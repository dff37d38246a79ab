import { afterEach, expect, test, vi } from 'vitest'
import { mayBeSignedIn, unmarkSession } from './may-be-signed-in.ts'

afterEach(() => vi.unstubAllGlobals())

const browser = ({ cookie = '', stored = {} }: { cookie?: string; stored?: Record<string, string> }) => {
  const page = { cookie }
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })
  return page
}

test('nobody is signed in on a device that knows of nobody', () => {
  browser({ cookie: 'other=1; not_klopt_signed_in=1; klopt_signed_in=0' })
  expect(mayBeSignedIn()).toBe(false)
})

test.each(['klopt_signed_in=1', 'other=2; __Host-klopt_signed_in=1'])('somebody may be where %s', (cookie) => {
  browser({ cookie })
  expect(mayBeSignedIn()).toBe(true)
})

test('somebody may be who was last, as with a session that began before there was such a cookie', () => {
  browser({ stored: { 'klopt.signed-in-user': '7' } })
  expect(mayBeSignedIn()).toBe(true)
})

test('a session that is over is marked no longer', () => {
  const page = browser({ cookie: 'other=2; __Host-klopt_signed_in=1' })
  unmarkSession()
  expect(page.cookie).toBe('__Host-klopt_signed_in=; Max-Age=0; Path=/; SameSite=Lax; Secure')
  const plain = browser({ cookie: 'other=2' })
  unmarkSession()
  expect(plain.cookie).toBe('other=2')
})
