import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { query } from '../../app/transport/api.ts'
import type { Draft } from './draft.ts'
import type { Totals } from './draft-totals.ts'

/** What the paper beside a draft shows of it, with the logo: typing goes first, the paper follows. */
export function useShownDraft<D extends Draft>(administrationId: number, draft: D, totals: Totals | null) {
  const logo = useQuery(query(contract.settings.logo, { params: { administrationId } })).data?.logo ?? null
  return { draft: useDeferredValue(draft), totals: useDeferredValue(totals), logo }
}
