import type { LegalForm } from '../ledger/chart-rows.ts'

/** Where what somebody paid for the company goes: to their own funds in it, or to what it owes them. */
export type OwedAs = 'own_funds' | 'debt'

/**
 * A company of one owner and its owner are one person in law: what they pay for it is a contribution. To everybody else, and by
 * every other legal form, it is owed.
 */
export const owedAs = (legalForm: LegalForm, isOwner: boolean): OwedAs =>
  legalForm === 'zzp' && isOwner ? 'own_funds' : 'debt'

/** RGS codes: what trips cost, contributions of the owner, and cars on the balance sheet. */
export const EXPENSE_ACCOUNTS = {
  mileage: 'WBedVkkKmz',
  ownFunds: 'BEivKapPrs',
  cars: 'BMvaTevVvp',
} as const
