import { expect, test } from 'vitest'
import { isMailLeaving, mailNotice } from './mail-notice.ts'

const at = Date.UTC(2026, 10, 20, 13, 2) / 1000
const mail = {
  subject: '',
  state: 'queued',
  queuedAt: at,
  sentAt: null,
  failure: null,
  nextTryAt: null,
  bouncedAt: null,
  bounce: null,
} as const
const messages = [
  { ...mail, recipient: 'd@d.example' },
  { ...mail, recipient: 'c@c.example', failure: 'Niet bereikbaar.', nextTryAt: at + 120 },
  { ...mail, recipient: 'b@b.example', state: 'failed', failure: 'Postbus vol.' },
  { ...mail, recipient: 'a@a.example', state: 'sent', sentAt: at },
] as const
const withLast = (index: number) => ({ messages: messages.slice(index) })

test('a mail that waits or was given up is told on the page, with what happens or what to do', () => {
  expect(mailNotice(withLast(0))).toBeNull()
  expect(mailNotice(withLast(1))).toMatchObject({
    tone: 'warning',
    text: 'Niet bereikbaar. We proberen het drie dagen lang vanzelf opnieuw, de volgende keer op 20 nov 2026, 14:04.',
  })
  expect(mailNotice(withLast(2))).toMatchObject({
    tone: 'danger',
    title: 'De e-mail aan b@b.example is niet verstuurd',
    text: expect.stringMatching(/^Postbus vol\. .*verstuur de factuur opnieuw/) as unknown,
  })
  expect(mailNotice(withLast(3))).toBeNull()
  expect(mailNotice({ messages: [] })).toBeNull()
  expect([0, 1, 2, 3].map((index) => isMailLeaving(withLast(index)))).toEqual([true, false, false, false])
})

test('a mail that came back says why and what to do, until it is sent anew', () => {
  const came = { ...messages[3], bouncedAt: at + 60, bounce: 'Het e-mailadres bestaat niet.' }
  expect(mailNotice({ messages: [came] })).toMatchObject({
    tone: 'danger',
    title: 'De e-mail aan a@a.example kwam niet aan',
    text: expect.stringMatching(/^Het e-mailadres bestaat niet\. Controleer/) as unknown,
  })
  expect(mailNotice({ messages: [messages[3], came] })).toBeNull()
})
