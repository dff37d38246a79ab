import { vatCodeChoices } from '@klopt/bookkeeping/vat'
import type { Option } from '@klopt/ui'
import type { PurchaseVatCode } from './draft.ts'

/** The VAT codes of a purchase; what a person can choose and what the wire knows are the same. */
export const vatOptions: readonly Option<PurchaseVatCode>[] = vatCodeChoices('purchase').map(({ code, label }) => ({
  value: code as PurchaseVatCode,
  label,
}))

/** '21%' for '21% btw (hoog tarief)'; what carries no VAT keeps its name. */
export const shortVatLabel = (code: string): string => {
  const label = vatOptions.find(({ value }) => value === code)?.label ?? ''
  return /^\d+%/.exec(label)?.[0] ?? label
}
