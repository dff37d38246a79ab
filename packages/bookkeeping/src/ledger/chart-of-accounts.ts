import { ACCOUNT_ROWS, type AccountKind, type AccountScope, type AccountType, type LegalForm } from './chart-rows.ts'
import type { VatCode } from '../vat/vat-codes.ts'

export type { AccountType, LegalForm } from './chart-rows.ts'

/** An account that a new administration starts with. */
export interface AccountTemplate {
  /** Four digits in the Dutch habit: 0 fixed, 1 financial, 3 stock, 4 costs, 7 cost of sales, 8 turnover, 9 other. */
  number: string
  /** Dutch. */
  name: string
  /** The code in RGS MKB 3.7, by which postings and the audit file know the account. */
  rgs: string
  type: AccountType
  /** The side on which it grows: a depreciation is a credit among the assets. */
  normalSide: 'debit' | 'credit'
  /** What a line on this account usually means for VAT; null where VAT does not come in. */
  defaultVatCode: VatCode | null
  legalForms: readonly LegalForm[]
}

/**
 * Where the result of a year goes when it is closed, and what balances an opening
 * balance: the owner's capital, the result of the year of a company, or reserves. Partners divide the result among
 * capital accounts of their own; theirs is what they have together.
 */
export const YEAR_RESULT_ACCOUNT: Record<LegalForm, string> = {
  zzp: 'BEivKapOnd',
  vof: 'BEivKapOnd',
  bv: 'BEivOreRvh',
  stichting: 'BEivOvrOrs',
  vereniging: 'BEivOvrOrs',
}

const FORMS: Record<AccountScope, readonly LegalForm[]> = {
  zzp: ['zzp'],
  owners: ['zzp', 'vof'],
  bv: ['bv'],
  staff: ['vof', 'bv', 'stichting', 'vereniging'],
  reserves: ['stichting', 'vereniging'],
  asked: [],
}
const ALL_FORMS: readonly LegalForm[] = ['zzp', 'vof', 'bv', 'stichting', 'vereniging']

/** The chart of a new administration, by number. */
export function chartOfAccounts(legalForm: LegalForm): AccountTemplate[] {
  return ACCOUNT_TEMPLATES.filter(({ legalForms }) => legalForms.includes(legalForm))
}

const KINDS: Record<AccountKind, Pick<AccountTemplate, 'type' | 'normalSide'>> = {
  asset: { type: 'asset', normalSide: 'debit' },
  'contra-asset': { type: 'asset', normalSide: 'credit' },
  liability: { type: 'liability', normalSide: 'credit' },
  equity: { type: 'equity', normalSide: 'credit' },
  'contra-equity': { type: 'equity', normalSide: 'debit' },
  revenue: { type: 'revenue', normalSide: 'credit' },
  'contra-revenue': { type: 'revenue', normalSide: 'debit' },
  expense: { type: 'expense', normalSide: 'debit' },
  'contra-expense': { type: 'expense', normalSide: 'credit' },
}

/** Every account of every legal form, by number; numbers and RGS codes occur once. */
export const ACCOUNT_TEMPLATES: readonly AccountTemplate[] = ACCOUNT_ROWS.map(
  ([number, name, rgs, kind, defaultVatCode = null, scope]) => ({
    number,
    name,
    rgs,
    ...KINDS[kind],
    defaultVatCode,
    legalForms: scope === undefined ? ALL_FORMS : FORMS[scope],
  }),
)
