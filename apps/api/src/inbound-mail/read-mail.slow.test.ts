import { expect, test } from 'vitest'
import { createMailReader } from './read-mail.ts'

const good = Buffer.from('From: a@b.example\r\n\r\nHallo')
/** Minutes of work. */
const endless = Buffer.from(
  `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(1_500_000)}--b--`,
)

test('a mail that takes too long to read is refused for good, and the next one is read after it', async () => {
  const reader = createMailReader({ timeMs: 2_000 })
  const settled: string[] = []
  const first = reader.read(endless).catch((error: unknown) => {
    settled.push('endless')
    return error
  })
  const second = reader.read(good).then((mail) => {
    settled.push('good')
    return mail
  })
  expect(await first).toMatchObject({ responseCode: 554 })
  expect(await second).toEqual({
    from: 'a@b.example',
    messageId: null,
    isAutomatic: false,
    report: null,
    attachments: [],
  })
  expect(settled).toEqual(['endless', 'good'])
})
