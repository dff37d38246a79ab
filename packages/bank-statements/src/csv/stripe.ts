import { centsOf } from '../text/cents.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { damaged } from '../refusal.ts'
import type { Dialect } from './booking.ts'
import { grossAndFee } from './gross-and-fee.ts'

/**
 * Stripe's itemized reports of its balance and of payouts: each with gross, fee and net, and what was paid out where the
 * report has that. A cost in the column of fees is positive.
 */
export const stripe: Dialect = {
  format: 'stripe-csv',
  isFor: (columns) => ['balance_transaction_id', 'gross', 'fee', 'net'].every((name) => columns.has(name)),
  bookingsOf: (cells) => {
    const [grossCents, feeCents, netCents] = [
      cells.cents('gross'),
      centsOf(cells.text('fee') || '0'),
      cells.cents('net'),
    ]
    if (feeCents === null) throw damaged(`de kosten "${cells.text('fee')}"`)
    if (grossCents - feeCents !== netCents) throw damaged(`het nettobedrag "${cells.text('net')}"`)
    const id = squeezeOrNull(cells.text('balance_transaction_id'))
    return grossAndFee({
      bank: 'Stripe',
      currency: cells.text('currency').toUpperCase() || 'EUR',
      date: cells.date('created', 'created_utc', 'effective_at', 'effective_at_utc'),
      grossCents,
      feeCents,
      name: squeezeOrNull(cells.text('customer_name', 'customer_email')),
      description: squeeze(cells.text('description')) || squeeze(cells.text('source_id')),
      id,
      kind: squeezeOrNull(cells.text('reporting_category')),
    })
  },
}
