import { contract } from '@klopt/api-client/contract'
import { MIXED_VAT_CODES, VAT_CODES, vatCodeChoices, type VatCode } from '@klopt/bookkeeping/vat'
import type { Option } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import type { PurchaseVatCode } from './draft.ts'

/** '21% hoog tarief' for '21% btw (hoog tarief)': the field says that it is VAT, and has no room to say it again. */
const optionOf = ({ code, label }: { code: VatCode; label: string }): Option<PurchaseVatCode> => ({
  value: code as PurchaseVatCode,
  label: label.replace(/^(\d+%) btw \((.+)\)$/, '$1 $2'),
})

/** The VAT codes of a purchase; what a person can choose and what the wire knows are the same. */
export const vatOptions: readonly Option<PurchaseVatCode>[] = vatCodeChoices('purchase').map(optionOf)

const mixedOptions = MIXED_VAT_CODES.map((code) => optionOf(VAT_CODES[code]))

/** Those of some books: mixed use too where a share of it is deducted, or where a line has it already. */
export function useVatOptions(administrationId: number, chosen: PurchaseVatCode): readonly Option<PurchaseVatCode>[] {
  const { data } = useQuery(query(contract.vatDeduction.mixedUse, { params: { administrationId } }))
  const isMixed = (data?.shares.length ?? 0) > 0 || MIXED_VAT_CODES.includes(chosen)
  return isMixed ? [...vatOptions, ...mixedOptions] : vatOptions
}

/** '21%' for '21% hoog tarief'; what carries no VAT keeps its name. */
export const shortVatLabel = (code: string): string => {
  const label = [...vatOptions, ...mixedOptions].find(({ value }) => value === code)?.label ?? ''
  const percent = /^\d+%/.exec(label)?.[0] ?? label
  return label.includes('gemengd') ? `${percent} gemengd` : percent
}
