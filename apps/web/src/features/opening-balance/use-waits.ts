import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayQuery } from '../../shared/ledger/day-query.ts'

export interface WaitsProps {
  administrationId: number
  startDate: string | null
  /** Whether something waits in what was booked: it stays in sight when the day cannot be read. */
  otherwise: boolean
  /** Called once VAT waits: its account has to be there to be filled in. */
  onWaits: () => void
}

/**
 * Whether VAT of sales waits for their payment when the books begin (kasstelsel). While another day is being read it is
 * what it was, so that no column comes and goes with each key.
 */
export function useWaits({ administrationId, startDate, otherwise, onWaits }: WaitsProps): boolean {
  const { data } = useQuery({
    ...dayQuery(administrationId, startDate ?? ''),
    enabled: startDate !== null,
    placeholderData: keepPreviousData,
  })
  const waits = data ? data.vatScheme === 'cash' : otherwise
  const [known, setKnown] = useState(false)
  if (waits !== known) {
    setKnown(waits)
    if (waits) onWaits()
  }
  return waits
}
