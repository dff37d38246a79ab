import * as v from 'valibot'
import type { FeedLine } from './bank-feed.ts'

const text = v.optional(v.nullable(v.string()))
const day = v.optional(v.nullable(v.pipe(v.string(), v.isoDate())))
const party = v.optional(v.nullable(v.object({ name: text })))
const number = v.optional(v.nullable(v.object({ iban: text })))

const transaction = v.object({
  entry_reference: text,
  transaction_amount: v.object({
    currency: v.string(),
    amount: v.pipe(v.string(), v.regex(/^[-+]?\d{1,11}(\.\d{1,5})?$/)),
  }),
  credit_debit_indicator: v.picklist(['CRDT', 'DBIT']),
  status: text,
  booking_date: day,
  value_date: day,
  creditor: party,
  creditor_account: number,
  debtor: party,
  debtor_account: number,
  remittance_information: v.optional(v.nullable(v.array(v.nullable(v.string())))),
  reference_number: text,
})
type Transaction = v.InferOutput<typeof transaction>

/** As much of a page of transactions as is used here. */
export const transactionPage = v.object({ transactions: v.array(transaction), continuation_key: text })

/** The lines that are booked, in euro and on a day; pending ones come again once they are. */
export function bookedLines(transactions: readonly Transaction[]): FeedLine[] {
  return transactions.flatMap((told) => {
    const date = told.booking_date
    const { currency, amount } = told.transaction_amount
    const cents = centsOf(amount)
    if (told.status !== 'BOOK' || !date || currency !== 'EUR' || cents === null || cents === 0) return []
    const isIn = told.credit_debit_indicator === 'CRDT'
    const [other, account] = isIn ? [told.debtor, told.debtor_account] : [told.creditor, told.creditor_account]
    return [
      {
        reference: filled(told.entry_reference),
        date,
        valueDate: told.value_date ?? null,
        amountCents: isIn ? cents : -cents,
        counterpartyName: filled(other?.name),
        counterpartyIban: filled(account?.iban?.replaceAll(' ', '')),
        description: (told.remittance_information ?? [])
          .filter((part) => part !== null)
          .join(' ')
          .trim(),
        structuredReference: filled(told.reference_number),
        endToEndId: null,
        kind: null,
        balanceAfterCents: null,
      },
    ]
  })
}

const filled = (told: string | null | undefined): string | null => told?.trim() || null

/** Without its sign, which the indicator says; null for parts of a cent. */
function centsOf(amount: string): number | null {
  const [whole = '', parts = ''] = amount.replace(/^[-+]/, '').split('.')
  if (/[1-9]/.test(parts.slice(2))) return null
  return Number(`${whole}${parts.slice(0, 2).padEnd(2, '0')}`)
}
