import { expect, test } from 'vitest'
import { bounceWords } from './bounce-words.ts'
import { readReport } from './read-report.ts'
import { rfcExamples } from './reports.test-support.ts'

const read = (content: string, mimeType = 'message/delivery-status') =>
  readReport([
    { mimeType: 'text/plain', content: 'Action: failed' },
    { mimeType, content },
  ])

test('the examples of RFC 3464 that failed are read, with what the last server said', () => {
  expect(read(rfcExamples.simple)).toEqual({
    recipients: ['louisl@larry.slip.umd.edu'],
    status: '4.0.0',
    diagnostic: '426 connection timed out',
  })
  expect(read(rfcExamples.several)).toEqual({
    recipients: ['arathib@vnet.ibm.com', 'wsnell@sdcc13.ucsd.edu'],
    status: '5.0.0',
    diagnostic: "550 'arathib@vnet.IBM.COM' is not a registered gateway user",
  })
  expect(read(rfcExamples.gateway)).toEqual({ recipients: [null], status: '5.0.0', diagnostic: '' })
  expect(read(rfcExamples.simple.replaceAll('\n', '\r\n'), 'Message/Global-Delivery-Status')).toMatchObject({
    status: '4.0.0',
  })
})

test.each([
  ['what is late and still tried', rfcExamples.delayed],
  ['what arrived', rfcExamples.simple.replace('failed', 'delivered')],
  ['what was passed on to a mailing list', rfcExamples.simple.replace('failed', 'expanded')],
  ['nothing', ''],
  ['no fields', 'failed\n\n:::\n\nAction'],
])('%s is no failure', (_what, content) => {
  expect(read(content)).toBeNull()
})

test('only the part of a report says so, not the text that anybody writes', () => {
  expect(read(rfcExamples.simple, 'text/plain')).toBeNull()
})

test('what a server says is one line without hidden characters, and not endless', () => {
  const report = read(`Reporting-MTA: x\n\nAction: FAILED\nDiagnostic-Code: smtp; a\u202Eb\u0007${'x'.repeat(9_999)}`)
  expect(report?.status).toBe('5.0.0')
  expect(report?.diagnostic).toMatch(/^ab x+$/)
  expect(report?.diagnostic.length).toBeLessThanOrEqual(200)
})

test.each([
  ['5.1.1', 'Het e-mailadres bestaat niet'],
  ['5.1.10', 'Het e-mailadres bestaat niet'],
  ['4.2.2', 'De postbus is vol'],
  ['5.2.1', 'De postbus neemt geen e-mail aan'],
  ['5.3.4', 'De e-mail is te groot voor de ontvanger'],
  ['4.4.7', 'De mailserver van de ontvanger was niet bereikbaar'],
  ['5.7.1', 'De mailserver van de ontvanger weigert de e-mail'],
  ['5.0.0', 'De e-mail kon niet worden bezorgd'],
])('%s is told as: %s', (status, words) => {
  expect(bounceWords({ recipients: [null], status, diagnostic: '' })).toBe(`${words}.`)
  expect(bounceWords({ recipients: [null], status, diagnostic: '550 nee' })).toBe(`${words} (“550 nee”).`)
})
