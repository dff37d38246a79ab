import { isBetalingskenmerk } from './payment-reference.ts'

/**
 * Where VAT is paid to, and comes back from (belastingdienst.nl, 'Op tijd betalen (btw)'): on no other account and by no
 * other name.
 */
export const TAX_AUTHORITY = { name: 'Belastingdienst', iban: 'NL86INGB0002445588' } as const

/** What a return or an assessment came to: positive is to be paid, negative to be got back. */
export interface TaxDebt {
  readonly id: number
  /** The last day of its period: nothing is paid of it before. */
  readonly end: string
  readonly cents: number
  /** The betalingskenmerk, or the reference of a list of the one-stop shop; null while nobody has said it. */
  readonly reference: string | null
}

/** A bank line that was booked on what is owed; `cents` is positive for what was paid. */
export interface TaxPayment {
  readonly entryId: number
  readonly date: string
  readonly cents: number
  /** What the line says, with its reference. */
  readonly text: string
}

/** A debt with the payments that were found of it. */
export interface SettledTaxDebt<Debt extends TaxDebt, Payment extends TaxPayment> {
  readonly debt: Debt
  readonly payments: readonly Payment[]
  /** What is still to be paid; negative what is still to come back, or was paid too much. */
  readonly openCents: number
}

/** What somebody typed or pasted as a betalingskenmerk: its 16 digits, or null when they do not check. */
export function readTaxReference(text: string): string | null {
  const digits = text.replaceAll(/[\s.\-\u00a0]/g, '')
  return isBetalingskenmerk(digits) ? digits : null
}

/**
 * What somebody typed or pasted as the reference under which a list of the one-stop shop is paid: in capitals and without
 * spaces. That is a betalingskenmerk, or the number of the list itself, such as NL/NL000099998B57/Q1.2026 (article 369h of
 * directive 2006/112/EC). Null for what is too short to tell one list from another, or holds other characters.
 */
export function readOssReference(text: string): string | null {
  const reference = text.replaceAll(/[\s\u00a0]/g, '').toUpperCase()
  const isFine = /^[0-9A-Z/.-]{8,40}$/.test(reference) && bare(reference).length >= 8 && /[0-9]/.test(reference)
  return isFine ? reference : null
}

/** Whether what a bank line says holds a reference, however it is grouped. */
export function namesReference(text: string, reference: string): boolean {
  return bare(text).includes(bare(reference))
}

/** Banks leave out or add what stands between letters and digits. */
const bare = (text: string): string => text.replaceAll(/[\s./\-\u00a0]/g, '').toUpperCase()

/** How far a debt was paid. */
export function taxDebtState({
  debt: { cents },
  payments,
  openCents,
}: SettledTaxDebt<TaxDebt, TaxPayment>): 'nothing' | 'open' | 'partly' | 'paid' {
  if (cents === 0) return 'nothing'
  if (payments.length === 0) return 'open'
  return openCents === 0 ? 'paid' : 'partly'
}

/**
 * Which payments belong to which debts: those that name its betalingskenmerk, in parts too; else one of exactly its amount,
 * after its period, that names no other. Oldest first, and each payment of one debt.
 */
export function settleTaxDebts<Debt extends TaxDebt, Payment extends TaxPayment>(
  debts: readonly Debt[],
  payments: readonly Payment[],
): SettledTaxDebt<Debt, Payment>[] {
  const references = debts.flatMap(({ reference }) => (reference === null ? [] : [reference]))
  const names = ({ text }: Payment, reference: string) => namesReference(text, reference)
  const taken = new Set(payments.filter((payment) => references.some((reference) => names(payment, reference))))
  return debts
    .toSorted((a, b) => a.end.localeCompare(b.end) || a.id - b.id)
    .map((debt) => {
      const { reference } = debt
      const named = reference === null ? [] : payments.filter((payment) => names(payment, reference))
      const exact = payments.find(
        (payment) => !taken.has(payment) && debt.cents !== 0 && payment.date > debt.end && payment.cents === debt.cents,
      )
      const own = named.length > 0 || exact === undefined ? named : [exact]
      for (const payment of own) taken.add(payment)
      return { debt, payments: own, openCents: debt.cents - own.reduce((sum, { cents }) => sum + cents, 0) }
    })
}
