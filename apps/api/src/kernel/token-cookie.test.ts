import { expect, test } from 'vitest'
import { hashToken, newToken } from '../security/tokens.ts'
import { createPathCookie, createTokenCookie } from './token-cookie.ts'

const token = newToken()
const sessionCookie = (address: string) => createTokenCookie(new URL(address), 'klopt_session')

test('https and localhost get a __Host- cookie that scripts and other sites cannot use', () => {
  for (const address of ['https://klopt.example', 'http://localhost:3000']) {
    expect(sessionCookie(address).write(token, 60_000)).toBe(
      `__Host-klopt_session=${token}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure`,
    )
  }
})

test('plain http elsewhere gets a cookie that the browser will take', () => {
  const cookie = sessionCookie('http://192.168.1.5:3000')
  expect(cookie.write(token, 60_000)).toBe(`klopt_session=${token}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`)
})

test('the token is found among other cookies, as its hash, and nothing else is taken for it', () => {
  const cookie = sessionCookie('https://klopt.example')
  expect(cookie.readTokenHash(`a=1; __Host-klopt_session=${token}; b=2`)).toEqual(hashToken(token))
  expect(cookie.readToken(`__Host-klopt_session=${token}`)).toBe(token)
  expect(cookie.readTokenHash(`x__Host-klopt_session=${token}`)).toBeNull()
  expect(cookie.readTokenHash(`klopt_session=${token}`)).toBeNull()
  expect(cookie.readTokenHash('__Host-klopt_session=short')).toBeNull()
  expect(cookie.readTokenHash(undefined)).toBeNull()
})

test('the cookie of a page goes to the calls below its path, from our own pages alone', () => {
  const cookie = (address: string) =>
    createPathCookie(new URL(address), 'klopt_customer').write(token, 60_000, '/api/x')
  const rest = `=${token}; Max-Age=60; Path=/api/x; HttpOnly; SameSite=Strict`
  expect(cookie('https://klopt.example')).toBe(`__Secure-klopt_customer${rest}; Secure`)
  // A browser takes no Secure cookie over plain http.
  expect(cookie('http://192.168.1.5:3000')).toBe(`klopt_customer${rest}`)
})
