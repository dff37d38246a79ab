import { addMonths } from '@klopt/validators'
import type { OpenItemKind } from '../ledger/open-items.ts'
import { must } from '../money/must.ts'
import { isSepaIban } from './sepa-countries.ts'
import type { SepaPayment } from './sepa-payment.ts'

/** What somebody may want to pay by a file for the bank. */
export interface PayableItem {
  readonly kind: OpenItemKind
  /** Negative for a credit invoice, and for what a customer paid too much. */
  readonly openCents: number
  /** Of whom it is paid to; null when it is not known. */
  readonly iban: string | null
  /** It stands in a file already that may still be executed. */
  readonly isInFile: boolean
}

/** Why an item cannot be in a payment file. */
export type PaymentObstacle = 'not_open' | 'in_file' | 'no_iban' | 'outside_sepa' | 'too_much'

/** What a credit invoice or an invoice has open, as the positive amount that a file pays or sets off. */
export const openToPay = ({ openCents }: Pick<PayableItem, 'openCents'>): number => Math.abs(openCents)

/** Why this much of an item cannot be paid by a file; null when it can. An item stands in one file at a time. */
export function paymentObstacle(item: PayableItem, amountCents: number): PaymentObstacle | null {
  if (!isOwedToThem(item)) return 'not_open'
  if (item.isInFile) return 'in_file'
  if (item.iban === null) return 'no_iban'
  if (!isSepaIban(item.iban)) return 'outside_sepa'
  return amountCents > openToPay(item) ? 'too_much' : null
}

/** What a supplier is owed, or their credit invoice that is set off; of a customer only what they have too much. */
const isOwedToThem = ({ kind, openCents }: PayableItem): boolean =>
  kind === 'payable' ? openCents !== 0 : openCents < 0

/** The last day on which a file that is made today may be executed: a day beyond a year is a mistake. */
export const lastExecutionDay = (today: string): string => addMonths(today, 12)

/** How much of an invoice or credit invoice goes into a file, and to whom. */
export interface PlannedPayment {
  readonly amountCents: number
  readonly isCredit: boolean
  readonly number: string
  /** The payment reference that its document asks for; empty without one. */
  readonly reference: string
  readonly creditorName: string
  readonly creditorIban: string
}

export type Transfer = Pick<SepaPayment, 'amountCents' | 'creditorName' | 'creditorIban' | 'reference'>

/**
 * The transfers that pay the items: one for each invoice with its own reference, or one for all of a supplier whose
 * credit invoices are set off, which names them all. Such a one is 0 or negative where the credit invoices come to as
 * much as the invoices or more: nothing is left to pay.
 */
export function transfersOf(items: readonly PlannedPayment[]): Transfer[] {
  return [...Map.groupBy(items, ({ creditorIban }) => creditorIban).values()].flatMap((ofSupplier) =>
    ofSupplier.some(({ isCredit }) => isCredit)
      ? [transferOf(ofSupplier)]
      : ofSupplier.map((item) => transferOf([item])),
  )
}

function transferOf(items: readonly PlannedPayment[]): Transfer {
  const first = must(items[0], 'an item of a transfer')
  return {
    amountCents: items.reduce((sum, { amountCents, isCredit }) => sum + (isCredit ? -amountCents : amountCents), 0),
    creditorName: first.creditorName,
    creditorIban: first.creditorIban,
    reference: items.length === 1 ? first.reference || first.number : items.map(({ number }) => number).join(', '),
  }
}
