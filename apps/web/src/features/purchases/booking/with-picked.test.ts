import type { Picked } from '@klopt/document-viewer'
import { describe, expect, test } from 'vitest'
import { emptyDraft, firstLine, type BookingDraft } from './draft.ts'
import { withPicked } from './with-picked.ts'

const today = '2026-11-21'
const place = { page: 1, vertices: [{ x: 0.1, y: 0.2 }, { x: 0.3 }] }
const picked = (type: Picked['type'], value: Picked['value']): Picked => ({
  type,
  value,
  text: String(value),
  ...place,
})
const dated: BookingDraft = { ...emptyDraft(), invoiceDate: '2026-11-01' }

describe('a value that was picked in the document', () => {
  test('of a payment term gives the day it ends, counted from the invoice date', () => {
    expect(withPicked(dated, { of: 'invoice', field: 'dueDate' }, picked('NR_OF_DAYS', 14), today).dueDate).toBe(
      '2026-11-15',
    )
    expect(withPicked(emptyDraft(), { of: 'invoice', field: 'dueDate' }, picked('NR_OF_DAYS', 14), today).dueDate).toBe(
      '2026-12-05',
    )
    expect(withPicked(dated, { of: 'invoice', field: 'dueDate' }, picked('DATE', '2026-12-01'), today).dueDate).toBe(
      '2026-12-01',
    )
  })

  test.each(['invoice', 'credit_invoice'] as const)('below zero is a total of an %s without its minus', (kind) => {
    const draft = withPicked(
      { ...dated, kind },
      { of: 'invoice', field: 'grossCents' },
      picked('AMOUNT', -12_100),
      today,
    )
    expect([draft.grossCents, draft.vatCents, draft.netCents]).toEqual([12_100, 2_100, 10_000])
  })

  test('below zero is a line of a credit invoice without its minus, and taken off an invoice', () => {
    const { key } = firstLine(dated)
    const line = (kind: BookingDraft['kind'], cents: number) =>
      firstLine(withPicked({ ...dated, kind, mode: 'lines' }, { of: 'line', key }, picked('AMOUNT', cents), today))
        .amountCents
    expect(line('credit_invoice', -5_000)).toBe(5_000)
    expect(line('credit_invoice', 5_000)).toBe(5_000)
    expect(line('invoice', -5_000)).toBe(-5_000)
  })

  test('line by line is the total of the paper, to compare with', () => {
    const draft = withPicked(
      { ...dated, mode: 'lines' },
      { of: 'invoice', field: 'grossCents' },
      picked('AMOUNT', 12_100),
      today,
    )
    expect([draft.grossCents, draft.vatCents, draft.given]).toEqual([12_100, null, []])
  })

  test('is kept with its place where that helps to find it the next time', () => {
    expect(withPicked(dated, { of: 'invoice', field: 'number' }, picked('INVOICE_NUMBER', 'F-1'), today)).toMatchObject(
      {
        number: 'F-1',
        picks: { number: place },
      },
    )
    const { key } = firstLine(dated)
    expect(withPicked(dated, { of: 'line', key }, picked('AMOUNT', 1), today).picks).toEqual({})
  })
})
