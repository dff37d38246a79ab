import { expect, test } from 'vitest'
import { costsFrom, dueReminder, nextReminder, type RemindedInvoice, type SentReminder } from './due-reminder.ts'

const steps = [
  { id: 1, kind: 'reminder', afterDays: 7 },
  { id: 2, kind: 'notice', afterDays: 14 },
  { id: 3, kind: 'demand', afterDays: 30 },
] as const
const invoice = (changes: Partial<RemindedInvoice> = {}): RemindedInvoice => ({
  dueDate: '2026-03-01',
  openCents: 121_00,
  isConsumer: true,
  sent: [],
  ...changes,
})
const first: SentReminder = { stepId: 1, kind: 'reminder', sentOn: '2026-03-08', deliveredOn: null }
const notice = (deliveredOn: string | null): SentReminder => ({
  stepId: 2,
  kind: 'notice',
  sentOn: '2026-03-15',
  deliveredOn,
})
const due = (given: RemindedInvoice, today: string) => dueReminder(given, steps, today)?.id ?? null

test('a step is due from its day on, once the invoice is late and nothing was sent', () => {
  expect(due(invoice(), '2026-03-07')).toBeNull()
  expect(due(invoice(), '2026-03-08')).toBe(1)
  expect(due(invoice({ openCents: 0 }), '2026-03-08')).toBeNull()
  expect(due(invoice({ openCents: -1 }), '2026-03-08')).toBeNull()
})

test('steps come one by one, also after months in which nothing was sent', () => {
  const late: SentReminder = { ...first, sentOn: '2026-08-01' }
  expect(due(invoice(), '2026-08-01')).toBe(1)
  expect(due(invoice({ sent: [late] }), '2026-08-07')).toBeNull()
  expect(due(invoice({ sent: [late] }), '2026-08-08')).toBe(2)
})

// Article 6:96, sixth paragraph, BW: fourteen days that begin on the day after the notice was received.
test('costs are asked of a consumer fifteen days after delivery of the notice, and not before', () => {
  expect(costsFrom('2026-03-16')).toBe('2026-03-31')
  const sent = [first, notice('2026-03-20')]
  expect(due(invoice({ sent }), '2026-04-03')).toBeNull()
  expect(due(invoice({ sent }), '2026-04-04')).toBe(3)
})

test('without a notice whose delivery is known no costs are asked of a consumer', () => {
  expect(due(invoice({ sent: [first, notice(null)] }), '2026-12-01')).toBeNull()
  expect(dueReminder(invoice(), [steps[2]], '2026-12-01')).toBeNull()
})

test('a business is asked without that letter', () => {
  expect(dueReminder(invoice({ isConsumer: false }), [steps[2]], '2026-03-31')?.id).toBe(3)
})

test('after the last step nothing follows', () => {
  const sent = [
    first,
    notice('2026-03-16'),
    { stepId: 3, kind: 'demand', sentOn: '2026-04-01', deliveredOn: null },
  ] as const
  expect(nextReminder(invoice({ sent }), steps)).toBeNull()
})

test('a step that was thrown away still keeps the next one at a distance of a day', () => {
  const sent: SentReminder[] = [{ stepId: 99, kind: 'reminder', sentOn: '2026-05-01', deliveredOn: null }]
  expect(nextReminder(invoice({ sent }), steps)).toEqual({ step: steps[0], from: '2026-05-02' })
})

test('of steps of one day the notice comes before what asks costs, whichever was made first', () => {
  const sameDay = [
    { id: 1, kind: 'demand', afterDays: 1 },
    { id: 2, kind: 'notice', afterDays: 1 },
  ] as const
  expect(dueReminder(invoice(), sameDay, '2026-03-02')?.id).toBe(2)
  const sent = [{ stepId: 2, kind: 'notice', sentOn: '2026-03-02', deliveredOn: '2026-03-02' }] as const
  expect(nextReminder(invoice({ sent }), sameDay)).toEqual({ step: sameDay[0], from: '2026-03-17' })
})
