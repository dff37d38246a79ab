import type { AccountType } from './chart-rows.ts'

/** By RGS code: what was written off, and what an owner took out, grow on the other side than the rest of their type. */
const CONTRA = /Cae$|^BEivKap(?:Pro|Pbe|Ppr)$/

/** The side on which an account of the balance sheet grows, where one begins to fill it in. */
export function normalSideOf(type: AccountType, rgsCode: string | null): 'debit' | 'credit' {
  const isContra = rgsCode !== null && CONTRA.test(rgsCode)
  return (type === 'asset') === isContra ? 'credit' : 'debit'
}
