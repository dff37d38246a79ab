import { contract, type CompanyProfile } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '../../app/transport/api.ts'
import type { Draft } from './draft.ts'
import { isWithoutVat } from './draft-scheme.ts'
import { liveTotals, type ListedDeposits } from './draft-totals.ts'

interface LiveTotalsOptions {
  administrationId: number
  draft: Draft
  profile: CompanyProfile
  /** YYYY-MM-DD */
  today: string
  /** It takes back what another one charged, and so keeps the VAT of that one, which the server knows. */
  isCorrection?: boolean
  /** The country of sales under the one-stop shop. */
  destination?: string | null
  /** The same as long as they do not change. */
  listed?: ListedDeposits | undefined
}

/** What a draft comes to while it is typed, and the company as its paper has it: with VAT or without. */
export function useLiveTotals(options: LiveTotalsOptions) {
  const { administrationId, draft, profile, today, isCorrection = false, destination = null, listed } = options
  const scheme = useQuery(query(contract.smallBusinessScheme.get, { params: { administrationId } })).data
  const isUntaxed = isCorrection ? profile.smallBusinessScheme : isWithoutVat(draft, scheme, today)
  const totals = useMemo(
    () => liveTotals(draft, today, isUntaxed, destination, listed),
    [draft, today, isUntaxed, destination, listed],
  )
  return { totals, shownProfile: { ...profile, smallBusinessScheme: isUntaxed } }
}
