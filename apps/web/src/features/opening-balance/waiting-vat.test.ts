import { expect, test } from 'vitest'
import { faultsIn } from './opening-faults.ts'
import {
  draftOf,
  emptyItem,
  emptyLine,
  errorsByKey,
  inputOf,
  withoutWaiting,
  type OpeningItem,
} from './opening-draft.ts'
import {
  chosenCode,
  inStep,
  SEVERAL,
  turnoverTip,
  waitingCents,
  waitingOptions,
  withCode,
  withVat,
} from './waiting-vat.ts'

const item = (changes: Partial<OpeningItem> = {}): OpeningItem => ({
  ...emptyItem(),
  number: '7',
  documentDate: '2025-12-01',
  amountCents: 121_000,
  ...changes,
})

test('a code is of a sale that waits, and fills in the VAT of what is open at the rate of the day', () => {
  const values = waitingOptions(false).map(({ value }) => value)
  expect(values).toEqual(['', 'sale_high', 'sale_low', 'sale_other_rates', 'sale_zero', 'sale_export'])
  const labels = waitingOptions(true).map(({ label }) => label)
  expect(labels).toEqual(['geen', '21%', '9%', 'Overige tarieven', '0%', 'Export buiten de EU', 'meer codes'])
  const coded = withCode(item(), 'sale_high')
  expect(coded.waiting).toEqual([{ vatCode: 'sale_high', baseCents: 100_000, vatCents: 21_000 }])
  expect(turnoverTip(coded)).toBe('over 1.000,00 omzet')
  expect(waitingCents(withCode(item({ documentDate: '2012-09-30' }), 'sale_high'))).toBe(19_319)
  expect(withCode(coded, '').waiting).toEqual([])
})

test('VAT that nobody typed follows the amount and the day, in whatever order they come', () => {
  const early = withCode(item({ documentDate: null, amountCents: null }), 'sale_low')
  const dated = inStep(early, { ...early, documentDate: '2025-12-01' })
  const whole = inStep(dated, { ...dated, amountCents: 10_900 })
  expect([early, dated, whole].map(waitingCents)).toEqual([null, null, 900])
  expect(waitingCents(inStep(whole, { ...whole, amountCents: 21_800 }))).toBe(1800)
  const typed = withVat(whole, 450)
  expect(typed.waiting).toMatchObject([{ baseCents: 5000, vatCents: 450 }])
  expect(waitingCents(inStep(typed, { ...typed, amountCents: 21_800 }))).toBe(450)
})

test('nothing waits on a purchase, and VAT that was emptied is asked for', () => {
  const coded = withCode(item(), 'sale_high')
  expect(inStep(coded, { ...coded, kind: 'payable' }).waiting).toEqual([])
  const faultsOf = (wrong: OpeningItem) =>
    faultsIn({ startDate: '2026-01-01', lines: [], items: [wrong] }).items.get(wrong.key)
  expect(faultsOf(withCode(item({ kind: 'payable' }), 'sale_high'))).toHaveProperty('code')
  expect(faultsOf(withVat(coded, null))).toEqual({ vat: 'Vul de btw in' })
  expect(faultsOf(coded)).toBeUndefined()
})

test('more codes of one invoice are shown together and sent as they were', () => {
  const postponedVat = [
    { vatCode: 'sale_high', baseCents: 50_000, vatCents: 10_500 },
    { vatCode: 'sale_low', baseCents: 50_000, vatCents: 4500 },
  ]
  const opened = {
    id: 1,
    journalEntryId: 2,
    startDate: '2026-01-01',
    mayBeReplaced: true,
    auditFileName: null,
    lines: [],
    openItems: [
      {
        kind: 'receivable' as const,
        number: '7',
        contactId: 3,
        contactName: 'Oude Klant',
        openCents: 115_000,
        documentDate: '2025-12-01',
        dueDate: '2025-12-15',
        amountCents: 115_000,
        postponedVat,
      },
    ],
  }
  const draft = draftOf([], opened, '2026-01-01')
  const [both = item()] = draft.items
  expect([chosenCode(both), waitingCents(both)]).toEqual([SEVERAL, 15_000])
  expect([withCode(both, SEVERAL), withVat(both, 1), inStep(both, both)]).toEqual([both, both, both])
  expect(inputOf(draft, 1).openItems[0]?.postponedVat).toEqual(postponedVat)
  expect(inputOf(withoutWaiting(draft), 1).openItems[0]).not.toHaveProperty('postponedVat')
})

test('what the server says of it stands at the VAT', () => {
  const errors = errorsByKey({ 'openItems.0.postponedVat': 'Factuur 7: er wacht te veel.' }, 'openItems', [emptyLine()])
  expect([...errors.values()]).toEqual([{ vat: 'Factuur 7: er wacht te veel.' }])
})
