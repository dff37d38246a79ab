import { centsOf } from '../text/cents.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { damaged } from '../refusal.ts'
import type { Dialect } from './booking.ts'
import { grossAndFee } from './gross-and-fee.ts'

const GROSS = ['gross', 'bruto'] as const
const FEE = ['fee', 'kosten', 'vergoeding'] as const
const NET = ['net', 'netto'] as const
const IMPACT = ['balance impact', 'effect op saldo', 'invloed op saldo'] as const

/**
 * PayPal's list of transactions, in English or Dutch. A cost in the column of fees is negative. What is not completed, and what
 * leaves the balance as it was, such as an authorisation, moved no money.
 */
export const paypal: Dialect = {
  format: 'paypal-csv',
  // Whether the day or the month comes first is of the account's country.
  daysIn: ['date', 'datum'],
  isFor: (columns) =>
    [GROSS, FEE, NET, ['transaction id', 'transactiereferentie', 'transactie-id', 'transactienummer']].every((names) =>
      names.some((name) => columns.has(name)),
    ),
  bookingsOf: (cells) => {
    const status = cells.text('status').toLowerCase()
    if (status !== '' && !['completed', 'voltooid'].includes(status)) return []
    if (cells.text(...IMPACT).toLowerCase() === 'memo') return []
    const [grossCents, feeCents, netCents] = [
      cells.cents(...GROSS),
      centsOf(cells.text(...FEE) || '0'),
      cells.cents(...NET),
    ]
    if (feeCents === null) throw damaged(`de kosten "${cells.text(...FEE)}"`)
    if (grossCents + feeCents !== netCents) throw damaged(`het nettobedrag "${cells.text(...NET)}"`)
    const number = cells.text('invoice number', 'factuurnummer')
    const said = [
      number,
      cells.text('item title', 'objectnaam'),
      cells.text('subject', 'onderwerp'),
      cells.text('note', 'opmerking'),
    ]
    return grossAndFee({
      bank: 'PayPal',
      currency: cells.text('currency', 'valuta').toUpperCase(),
      date: cells.date('date', 'datum'),
      grossCents,
      feeCents: -feeCents,
      name: squeezeOrNull(cells.text('name', 'naam')),
      description: squeeze(said.filter(Boolean).join(' ')) || squeeze(cells.text('type')),
      id: squeezeOrNull(cells.text('transaction id', 'transactiereferentie', 'transactie-id', 'transactienummer')),
      kind: squeezeOrNull(cells.text('type')),
    })
  },
}
