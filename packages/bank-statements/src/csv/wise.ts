import { damaged } from '../refusal.ts'
import { centsOf } from '../text/cents.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { lineOf, type Booked, type Cells, type Dialect } from './booking.ts'

/** Wise's list of transfers: each says what left one balance and what reached another, and what it cost. */
export const wiseTransfers: Dialect = {
  format: 'wise-csv',
  isFor: (columns) =>
    ['direction', 'finished on', 'source amount (after fees)', 'target currency'].every((name) => columns.has(name)),
  bookingsOf: (cells) => {
    const status = cells.text('status').toUpperCase()
    // What was cancelled or given back in full moved nothing in the end.
    if (['CANCELLED', 'REFUNDED', 'PENDING'].includes(status)) return []
    if (status !== 'COMPLETED') throw damaged(`de status "${status}"`)
    const direction = cells.text('direction').toUpperCase()
    if (direction === 'OUT') return sent(cells)
    if (direction === 'IN') return received(cells)
    if (direction === 'NEUTRAL') return [...sent(cells), ...received(cells)]
    throw damaged(`de richting "${direction}"`)
  },
}

function sent(cells: Cells): readonly Booked[] {
  const currency = cells.text('source currency')
  const amountCents = -cells.cents('source amount (after fees)')
  const moved = transfer(cells, { currency, amountCents, name: cells.text('target name') })
  const feeCents = centsOf(cells.text('source fee amount') || '0')
  if (feeCents === null) throw damaged(`de kosten "${cells.text('source fee amount')}"`)
  if (feeCents === 0) return [moved]
  const fee = { currency: cells.text('source fee currency'), amountCents: -feeCents, name: 'Wise' }
  return [moved, transfer(cells, fee, 'Kosten: ')]
}

function received(cells: Cells): readonly Booked[] {
  const currency = cells.text('target currency')
  const amountCents = cells.cents('target amount (after fees)')
  return [transfer(cells, { currency, amountCents, name: cells.text('source name') })]
}

interface Moved {
  readonly currency: string
  readonly amountCents: number
  readonly name: string
}

function transfer(cells: Cells, { currency, amountCents, name }: Moved, lead = ''): Booked {
  const said = squeeze(`${cells.text('reference')} ${cells.text('note')}`)
  return {
    account: '',
    of: { bank: 'Wise' },
    currency,
    line: lineOf({
      date: cells.date('finished on'),
      amountCents: amountCents === 0 ? 0 : amountCents,
      counterpartyName: squeezeOrNull(name),
      description: lead + (said === '' ? squeeze(name) : said),
      endToEndId: squeezeOrNull(cells.text('id')),
    }),
  }
}

/** Wise's statement of one balance, with what it held after each line. */
export const wiseStatement: Dialect = {
  format: 'wise-csv',
  isFor: (columns) => ['running balance', 'payment reference', 'amount', 'currency'].every((name) => columns.has(name)),
  bookingsOf: (cells) => [
    {
      account: '',
      of: { bank: 'Wise' },
      currency: cells.text('currency'),
      line: lineOf({
        date: cells.date('date'),
        amountCents: cells.cents('amount'),
        counterpartyName:
          squeezeOrNull(cells.text('payee name')) ??
          squeezeOrNull(cells.text('payer name')) ??
          squeezeOrNull(cells.text('merchant')),
        description: squeeze(`${cells.text('payment reference')} ${cells.text('description')}`),
        endToEndId: squeezeOrNull(cells.text('transferwise id', 'id')),
        balanceAfterCents: centsOf(cells.text('running balance')),
      }),
    },
  ],
}
