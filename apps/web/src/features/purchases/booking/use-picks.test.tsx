// @vitest-environment happy-dom
import type { Picked } from '@klopt/document-viewer'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyDraft, newLine, type BookingDraft } from './draft.ts'
import { lineAmountField, supplierField } from './fields.ts'
import type { BookingState } from './use-booking.ts'
import { useNewSupplierPicks, usePicks } from './use-picks.ts'

const place = { page: 2, vertices: [{ x: 0.1, y: 0.2 }] }
const picked = (type: Picked['type'], value: Picked['value']): Picked => ({
  type,
  value,
  text: String(value),
  ...place,
})

/** The picks of a booking, what it was told, and what became of its draft. */
function picking(draft: BookingDraft = emptyDraft(), state: Partial<BookingState> = {}) {
  const update = vi.fn<BookingState['update']>()
  const confirm = vi.fn<BookingState['confirm']>()
  const booking = { draft, update, confirm, today: '2026-11-21', proposal: null, wasRead: new Set(), ...state }
  const setSupplier = vi.fn()
  const view = renderHook(() => {
    const picks = usePicks(booking as BookingState)
    useNewSupplierPicks(picks, setSupplier)
    return picks
  })
  const filled = () => update.mock.lastCall?.[1](draft)
  return { picks: () => view.result.current, leave: view.unmount, update, confirm, setSupplier, filled }
}

test('a value of the document fills the field that was in last, confirms it, and leads back to it', () => {
  const { picks, update, confirm, filled } = picking()
  const back = vi.fn()
  picks().pickFor('dueDate', back)?.onPick(picked('NR_OF_DAYS', 14))
  expect(update).toHaveBeenCalledExactlyOnceWith('dueDate', expect.any(Function))
  expect(filled()).toMatchObject({ dueDate: '2026-12-05', picks: { dueDate: place } })
  expect(confirm).toHaveBeenCalledExactlyOnceWith('dueDate')
  expect(back).toHaveBeenCalledOnce()
})

test('one of a line fills that line alone, and counts as a change of the lines', () => {
  const lines = [newLine(), newLine()] as const
  const { picks, update, filled } = picking({ ...emptyDraft(), mode: 'lines', lines })
  picks()
    .pickFor(lineAmountField(lines[1].key), () => {})
    ?.onPick(picked('AMOUNT', 5_000))
  expect(update).toHaveBeenCalledExactlyOnceWith('lines', expect.any(Function))
  expect(filled()?.lines.map(({ amountCents }) => amountCents)).toEqual([null, 5_000])
})

test('one of a new supplier goes to their form, and changes nothing in the invoice', () => {
  const { picks, update, confirm, setSupplier } = picking()
  const back = vi.fn()
  picks().pickFor(supplierField('iban'), back)?.onPick(picked('IBAN', 'NL91ABNA0417164300'))
  expect(setSupplier).toHaveBeenCalledExactlyOnceWith('iban', 'NL91ABNA0417164300')
  expect(update).not.toHaveBeenCalled()
  expect(confirm).not.toHaveBeenCalled()
  expect(back).toHaveBeenCalledOnce()
})

test('once the form of a new supplier is gone nothing is filled in it', () => {
  const { picks, leave, setSupplier } = picking()
  const before = picks()
  leave()
  before.pickFor(supplierField('iban'), vi.fn())?.onPick(picked('IBAN', 'NL91ABNA0417164300'))
  expect(setSupplier).not.toHaveBeenCalled()
})

test('a field that no value of a document fills offers nothing, and leaving one leads back', () => {
  const { picks } = picking()
  const back = vi.fn()
  for (const field of [null, 'supplier', 'vatCode', supplierField('city')] as const) {
    expect(picks().pickFor(field, back)).toBeNull()
  }
  picks().pickFor('number', back)?.onLeave()
  expect(back).toHaveBeenCalledOnce()
})

test('the document marks where a value was picked, and else where it was read', () => {
  const readAt = { page: 1, vertices: [{ x: 0.5, y: 0.5 }] }
  const number = { value: 'F-1', place: readAt }
  const proposal = { number, supplier: {} } as NonNullable<BookingState['proposal']>
  const read = picking(emptyDraft(), { proposal, wasRead: new Set(['number'] as const) })
  expect(read.picks().markedFor('number')).toEqual([{ ...readAt, label: 'Factuurnummer' }])
  const typed = picking(emptyDraft(), { proposal })
  expect(typed.picks().markedFor('number')).toEqual([])
  const chosen = picking({ ...emptyDraft(), picks: { number: place } }, { proposal })
  expect(chosen.picks().markedFor('number')).toEqual([{ ...place, label: 'Factuurnummer' }])
  expect(chosen.picks().markedFor(null)).toEqual([])
})
