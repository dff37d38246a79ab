import { expect, test } from 'vitest'
import type { MailMessage } from './message.ts'
import { sendOnce } from './send-once.ts'

const message = (id: string): MailMessage => ({
  id,
  from: { name: '', email: 'a@b.example' },
  to: [{ name: '', email: 'c@d.example' }],
  subject: '',
  text: '',
  attachments: [],
})

function counting(failures = 0) {
  const taken: string[] = []
  let left = failures
  const mailer = sendOnce({
    async send({ id }) {
      if (left-- > 0) throw new Error('not now')
      taken.push(id)
    },
  })
  return { taken, send: (id: string) => mailer.send(message(id), new Date(0)) }
}

test('a message that was taken is not handed over again, nor twice at once', async () => {
  const { taken, send } = counting()
  await Promise.all([send('a'), send('a'), send('b')])
  await send('a')
  expect(taken).toEqual(['a', 'b'])
})

test('a message that was refused may be given again', async () => {
  const { taken, send } = counting(1)
  await expect(send('a')).rejects.toThrow('not now')
  await send('a')
  expect(taken).toEqual(['a'])
})
