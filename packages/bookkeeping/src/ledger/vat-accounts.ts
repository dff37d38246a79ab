import { BookkeepingError } from '../money/errors.ts'
import type { AccountRef } from './posting.ts'
import { SYSTEM_ACCOUNTS, type SystemAccount } from './system-accounts.ts'
import { VAT_CODES, type VatCode } from '../vat/vat-codes.ts'

const OUTPUT_ACCOUNTS: Partial<Record<VatCode, SystemAccount>> = {
  sale_high: 'vatHigh',
  sale_low: 'vatLow',
  sale_other_rates: 'vatOther',
  sale_margin: 'vatHigh',
  private_use: 'vatPrivateUse',
  purchase_reverse: 'vatReverse',
  purchase_eu_goods: 'vatEu',
  purchase_eu_goods_low: 'vatEu',
  purchase_eu_services: 'vatEu',
  purchase_non_eu: 'vatNonEu',
  purchase_non_eu_low: 'vatNonEu',
}

const REVENUE_ACCOUNTS: Partial<Record<VatCode, SystemAccount>> = {
  sale_high: 'revenueHigh',
  sale_low: 'revenueLow',
  sale_other_rates: 'revenueLow',
  sale_zero: 'revenueZeroOrReverse',
  sale_reverse: 'revenueZeroOrReverse',
  sale_exempt: 'revenueExempt',
  sale_exempt_counted: 'revenueExempt',
  sale_eu_goods: 'revenueEuGoods',
  sale_eu_services: 'revenueEuServices',
  sale_eu_triangular: 'revenueEuGoods',
  sale_eu_installation: 'revenueEuInstallation',
  sale_oss: 'revenueEuInstallation',
  sale_margin: 'revenueHigh',
  sale_export: 'revenueExport',
  sale_outside_scope: 'revenueServicesNonEu',
  sale_kor: 'revenueExempt',
  private_use: 'revenuePrivateUse',
}

/**
 * RGS codes of the accounts that hold VAT of a period until its return is filed, which empties them: to each of their
 * lines belongs a VAT code. Not what was filed and is to be paid, nor what waits for its payment on a cash basis.
 */
export const VAT_ACCOUNTS: readonly string[] = [
  ...new Set([...Object.values(OUTPUT_ACCOUNTS), 'inputVat' as const].map((name) => SYSTEM_ACCOUNTS[name])),
]

/** The account on which VAT payable under this code stands. Throws when the code owes none. */
export function outputVatAccount(code: VatCode): AccountRef {
  return systemAccount(OUTPUT_ACCOUNTS[code], code)
}

/** The account on which deductible VAT stands until the return is filed. */
export function inputVatAccount(): AccountRef {
  return { rgs: SYSTEM_ACCOUNTS.inputVat }
}

/** The revenue account of a line for which nobody chose one. Throws for a purchase code. */
export function defaultRevenueAccount(code: VatCode): AccountRef {
  return systemAccount(REVENUE_ACCOUNTS[code], code)
}

function systemAccount(name: SystemAccount | undefined, code: VatCode): AccountRef {
  if (name === undefined) {
    throw new BookkeepingError(
      'wrong_vat_side',
      `De btw-code '${VAT_CODES[code].label}' past niet bij deze boeking. Kies een andere btw-code.`,
    )
  }
  return { rgs: SYSTEM_ACCOUNTS[name] }
}
