import { expect, test } from 'vitest'
import { createWrittenCookie } from './written-cookie.ts'

const cookie = createWrittenCookie(new URL('https://klopt.example'))

test('how far writes reach goes to the browser and comes back, out of the reach of scripts and other sites', () => {
  const written = cookie.write('16/B374D848')
  expect(written).toBe('__Host-klopt_written=16-B374D848; Max-Age=60; Path=/; HttpOnly; SameSite=Strict; Secure')
  expect(cookie.read(`a=1; ${written.split(';')[0]}; b=2`)).toBe('16/B374D848')
})

test('a browser that wrote nothing of late says nothing', () => {
  expect(cookie.read(undefined)).toBeNull()
  expect(cookie.read('a=1; klopt_written=0-1')).toBeNull()
})

test.each(['', 'x', '0-', "0-1'; DROP TABLE users", 'unknown'])('%j is no position: nothing is known then', (value) => {
  expect(cookie.read(`__Host-klopt_written=${value}`)).toBe('unknown')
})
