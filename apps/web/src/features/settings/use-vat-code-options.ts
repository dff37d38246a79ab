import { contract } from '@klopt/api-client/contract'
import { isVatCode, VAT_CODES } from '@klopt/bookkeeping/vat'
import type { Option } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '../../app/transport/api.ts'

/** The value in the list for no VAT code at all. */
export const WITHOUT_VAT = 'none'

/** The VAT codes an account can propose, those of buying and of selling. */
export function useVatCodeOptions(administrationId: number): readonly Option<string>[] {
  const { data } = useQuery(query(contract.bank.vatCodes, { params: { administrationId } }))
  return useMemo(
    () => [
      { value: WITHOUT_VAT, label: 'Geen' },
      ...(data?.out ?? []).map(({ code, label }) => ({ value: code, label: `Inkoop: ${label}` })),
      ...(data?.in ?? []).map(({ code, label }) => ({ value: code, label: `Verkoop: ${label}` })),
    ],
    [data],
  )
}

/** What a code is called; also one that an account has and nobody can choose, such as that of private use. */
export const vatCodeLabel = (options: readonly Option<string>[], code: string): string =>
  options.find(({ value }) => value === code)?.label ?? (isVatCode(code) ? VAT_CODES[code].label : code)
