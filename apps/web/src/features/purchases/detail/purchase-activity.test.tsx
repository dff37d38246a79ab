// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PurchaseActivity } from './purchase-activity.tsx'

afterEach(cleanup)

const noon = Date.parse('2026-11-02T11:00:00Z') / 1000
const purchase = {
  kind: 'invoice' as const,
  number: 'F-1',
  reversalEntryId: null,
  createdAt: noon,
  bookedAt: noon,
  payments: [],
}
const paid = { date: '2026-11-02', amountCents: 5000, bankTransactionId: 4, setOff: null }

test('what happened last stands first, also of one moment and one day', () => {
  render(<PurchaseActivity administrationId={1} purchase={{ ...purchase, payments: [paid] }} />)
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringContaining('€ 50,00 betaald'),
    expect.stringContaining('Geboekt'),
    expect.stringContaining('Ingevoerd'),
  ])
})

test('what came back on the bank is no second payment', () => {
  const back = { ...paid, date: '2026-11-05', amountCents: -5000, bankTransactionId: 5 }
  render(<PurchaseActivity administrationId={1} purchase={{ ...purchase, payments: [paid, back] }} />)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('teruggeboekt')
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('betaald')
})
