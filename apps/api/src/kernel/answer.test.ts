import { expect, test } from 'vitest'
import { contentDisposition } from './answer.ts'

test('a file name in any script survives, and cannot add a header or another parameter', () => {
  expect(contentDisposition('factuur 2026-0001.pdf')).toBe(
    `attachment; filename="factuur 2026-0001.pdf"; filename*=UTF-8''factuur%202026-0001.pdf`,
  )
  expect(contentDisposition('café "x"\r\nSet-Cookie: a=b.pdf')).toBe(
    `attachment; filename="caf_ _x___Set-Cookie_ a_b.pdf"; filename*=UTF-8''caf%C3%A9%20%22x%22%0D%0ASet-Cookie%3A%20a%3Db.pdf`,
  )
})
