import { expect, test } from 'vitest'
import { newToken } from '../security/tokens.ts'
import { createSessionCookie } from './session-cookie.ts'

const token = newToken()

test('scripts can read that there is a session, for as long as it lasts, and nothing of what proves it', () => {
  expect(createSessionCookie(new URL('https://klopt.example')).write(token, 60_000)).toEqual([
    `__Host-klopt_session=${token}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure`,
    '__Host-klopt_signed_in=1; Max-Age=60; Path=/; SameSite=Lax; Secure',
  ])
  expect(createSessionCookie(new URL('http://192.168.1.5:3000')).write(token, 60_000)[1]).toBe(
    'klopt_signed_in=1; Max-Age=60; Path=/; SameSite=Lax',
  )
})

test('both end together', () => {
  expect(createSessionCookie(new URL('https://klopt.example')).clear()).toEqual([
    '__Host-klopt_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    '__Host-klopt_signed_in=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  ])
})
