import { expect, test } from 'vitest'
import { bankDetail, profitDetail, receivableDetail, returnDue, vatDetail } from './stat-details.ts'

const today = '2026-11-21'

test('late invoices are named, in words as well as in colour', () => {
  expect(receivableDetail({ openCents: 0, count: 0, lateCents: 0, lateCount: 0 })).toEqual({
    text: 'geen openstaande facturen',
    tone: 'neutral',
  })
  expect(receivableDetail({ openCents: 500, count: 3, lateCents: 100, lateCount: 1 })).toEqual({
    text: '3 facturen, waarvan 1 te laat',
    tone: 'danger',
  })
  expect(receivableDetail({ openCents: 500, count: 1, lateCents: 500, lateCount: 1 }).text).toBe('1 factuur, te laat')
  expect(receivableDetail({ openCents: 500, count: 3, lateCents: 500, lateCount: 3 }).text).toBe(
    '3 facturen, allemaal te laat',
  )
})

test('a return that should have been filed is called so', () => {
  expect(
    vatDetail({ setAsideCents: 0, filedCents: 0, periodLabel: '4e kwartaal 2026', dueDate: '2027-01-31' }, today),
  ).toEqual({
    text: 'aangifte 4e kwartaal, uiterlijk 31 jan',
    tone: 'neutral',
  })
  expect(
    vatDetail({ setAsideCents: 0, filedCents: 0, periodLabel: '3e kwartaal 2026', dueDate: '2026-10-31' }, today),
  ).toEqual({
    text: 'aangifte 3e kwartaal had uiterlijk 31 okt gemoeten',
    tone: 'danger',
  })
  expect(
    vatDetail({ setAsideCents: 0, filedCents: 0, periodLabel: '2e kwartaal 2025', dueDate: '2025-07-31' }, today).text,
  ).toBe('aangifte 2e kwartaal 2025 had uiterlijk 31 jul 2025 gemoeten')
})

test('the card of what is put aside says a day that is over as one', () => {
  expect(returnDue('2027-01-31', today)).toBe('aangifte uiterlijk 31 januari')
  expect(returnDue('2026-10-31', today)).toBe('aangifte had uiterlijk 31 okt gemoeten')
  expect(returnDue('2025-10-31', today)).toBe('aangifte had uiterlijk 31 okt 2025 gemoeten')
})

test('what was filed and not paid yet is named, unless a return is late', () => {
  const vat = { setAsideCents: 70_000, filedCents: 60_500, periodLabel: '4e kwartaal 2026', dueDate: '2027-01-31' }
  expect(vatDetail(vat, today).text).toBe('waarvan €\u00a0605,00 al aangegeven en nog te betalen')
  expect(vatDetail({ ...vat, filedCents: -100 }, today).text).toBe(
    'waarvan €\u00a01,00 al aangegeven en nog terug te krijgen',
  )
  expect(vatDetail(vat, '2027-02-01').tone).toBe('danger')
})

test('the bank says how fresh it is', () => {
  expect(bankDetail({ balanceCents: 0, name: 'ING', lastDate: '2026-11-20', books: 1 }, today).text).toBe(
    'ING · bij tot en met gisteren',
  )
  expect(bankDetail({ balanceCents: 0, name: null, lastDate: null, books: 0 }, today).text).toBe(
    'nog geen afschrift geïmporteerd',
  )
})

test('profit is compared only where a comparison says something', () => {
  const profit = { thisYearCents: 1, lastYearCents: 1 }
  expect(profitDetail({ ...profit, changePercent: 12 }, true)).toEqual({
    text: '12% meer dan vorig jaar op deze dag',
    tone: 'success',
  })
  expect(profitDetail({ ...profit, changePercent: -3 }, false).text).toBe('3% minder dan het jaar ervoor')
  expect(profitDetail({ ...profit, changePercent: null }, true).tone).toBe('neutral')
})
