import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { damaged } from '../refusal.ts'
import type { Cells, Dialect } from './booking.ts'
import { grossAndFee } from './gross-and-fee.ts'

const ID = ['transaction id', 'transaktions-id'] as const
const TYPE = ['transaction type', 'zahlungsart'] as const
const TOTAL = ['total', 'betrag inkl. mwst.'] as const
const FEE = ['fee', 'gebühr'] as const
const PAYOUT = ['payout', 'auszahlung'] as const
const PAYOUT_ID = ['payout id', 'auszahlungs-id'] as const
const METHOD = ['payment method', 'zahlungsmethode'] as const

const SALES = ['sale', 'umsatz']
const REFUNDS = ['refund', 'rückerstattung']
const PAYOUTS = ['payout', 'auszahlung']
const DONE = ['successful', 'erfolgreich']
/** Of these no money moved, or not yet. */
const NOTHING = ['failed', 'cancelled', 'pending', 'scheduled', 'fehlgeschlagen', 'abgebrochen', 'storniert', 'ausstehend', 'geplant'] // prettier-ignore
/** What went into the till went past SumUp. */
const CASH = ['cash', 'bar']

/**
 * SumUp's report of transactions, in English or German: a row for what a customer paid, and once it is paid out another with what
 * SumUp kept of it. Together they come to what was paid out. It names no currency, which is that of the account.
 */
export const sumup: Dialect = {
  format: 'sumup-csv',
  daysIn: ['date', 'datum'],
  isFor: (columns) =>
    [ID, TYPE, TOTAL, FEE, PAYOUT, PAYOUT_ID].every((names) => names.some((name) => columns.has(name))),
  bookingsOf: (cells) => {
    const status = cells.text('status').toLowerCase()
    if (NOTHING.includes(status) || CASH.includes(cells.text(...METHOD).toLowerCase())) return []
    const type = cells.text(...TYPE).toLowerCase()
    if (PAYOUTS.includes(type)) return charged(cells, { grossCents: 0, feeCents: feeOf(cells) })
    if (!SALES.includes(type) && !REFUNDS.includes(type)) throw damaged(`de soort "${cells.text(...TYPE)}"`)
    if (!DONE.includes(status)) throw damaged(`de status "${cells.text('status')}"`)
    const totalCents = cells.cents(...TOTAL)
    return charged(cells, { grossCents: REFUNDS.includes(type) ? -Math.abs(totalCents) : totalCents, feeCents: 0 })
  },
}

function feeOf(cells: Cells): number {
  const feeCents = cells.cents(...FEE)
  if (cells.cents(...TOTAL) - feeCents !== cells.cents(...PAYOUT)) {
    throw damaged(`de uitbetaling "${cells.text(...PAYOUT)}"`)
  }
  return feeCents
}

function charged(cells: Cells, amounts: { grossCents: number; feeCents: number }) {
  const id = squeezeOrNull(cells.text(...ID))
  return grossAndFee({
    bank: 'SumUp',
    currency: 'EUR',
    date: cells.date('date', 'datum'),
    ...amounts,
    name: null,
    description: squeeze(cells.text('description', 'beschreibung')) || (id ?? 'betaling'), // zero: a row without an id
    id,
    kind: squeezeOrNull(cells.text(...TYPE)),
  })
}
