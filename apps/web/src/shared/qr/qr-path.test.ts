import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('the path has exactly the dark modules of the code', () => {
  const uri = 'otpauth://totp/Klopt:a%40b.example?issuer=Klopt&secret=JBSWY3DPEHPK3PXP'
  const { size, path } = qrPath(uri)
  const { data } = encode(uri, { ecc: 'M', boostEcc: false, border: 0 })
  const drawn = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`)
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `${x},${y}` : [])))
  expect(drawn).toEqual(dark)
  expect(size).toBe(data.length)
  expect(path.replaceAll(/M\d+ \d+h1v1h-1z/g, '')).toBe('')
})
