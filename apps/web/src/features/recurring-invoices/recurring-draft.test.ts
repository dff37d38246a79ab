import { expect, test } from 'vitest'
import { emptyDocument } from '../../shared/rich-text/rich-text-documents.ts'
import { laterDay, recurringDraftOf, recurringInputOf } from './recurring-draft.ts'

const input = {
  contactId: 7,
  schedule: {
    unit: 'month',
    count: 3,
    startsOn: '2026-01-31',
    dayOfMonth: null,
    endsOn: null,
    times: 4,
    proRataFrom: null,
  },
  mode: 'send',
  indexation: { percent: '2.5', from: '2027-01-01', everyYear: true },
  spreads: true,
  mail: null,
  paymentTermDays: 14,
  reference: 'Hosting {periode}',
  note: '',
  pricesIncludeVat: false,
  discountPercent: '0',
  lines: [],
} as const

const draft = recurringDraftOf({ ...input, lines: [] })

test('what is opened and saved again says the same', () => {
  expect(draft).toMatchObject({ count: '3', times: '4', indexPercent: '2,5', invoiceDate: '2026-01-31' })
  expect(recurringInputOf(draft)).toMatchObject({ input, problems: null })
})

test.each([
  [{ count: 'twee' }, 'count'],
  [{ count: '0' }, 'count'],
  [{ invoiceDate: null }, 'invoiceDate'],
  [{ endsOn: '2026-01-30' }, 'endsOn'],
  [{ times: '0' }, 'times'],
  [{ proRataFrom: '2026-01-31' }, 'proRataFrom'],
  [{ indexPercent: 'x' }, 'indexPercent'],
  [{ indexFrom: null }, 'indexPercent'],
  [{ paymentTermDays: '999' }, 'paymentTermDays'],
  [{ mail: { subject: ' ', body: emptyDocument } }, 'mailSubject'],
])('%j is told at its field', (changes, field) => {
  expect(recurringInputOf({ ...draft, ...changes })).toMatchObject({
    input: null,
    problems: { [field]: expect.any(String) },
  })
})

test('what begins on the last day of a shorter month can go on on the day that was meant', () => {
  const short = { ...draft, invoiceDate: '2026-02-28' }
  expect(laterDay(short)).toBe(31)
  expect(laterDay({ ...short, dayOfMonth: 30 })).toBe(30)
  expect(recurringInputOf({ ...short, dayOfMonth: 31 }).input?.schedule).toMatchObject({ dayOfMonth: 31 })
  expect(laterDay({ ...short, unit: 'week' })).toBeNull()
  expect(laterDay(draft)).toBeNull()
  expect(recurringInputOf({ ...short, dayOfMonth: 31, unit: 'week' }).input?.schedule).toMatchObject({
    dayOfMonth: null,
  })
})
