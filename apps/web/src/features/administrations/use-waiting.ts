import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '../../app/transport/api.ts'
import { waitingIn, type Waiting } from './waiting-words.ts'

/** What waits in each of several administrations; null for who has one, of which nothing is kept. */
export function useWaiting(today: string, hasSeveral: boolean): ReadonlyMap<number, Waiting> | null {
  const { data } = useQuery({ ...query(contract.worklist.own, {}), enabled: hasSeveral })
  return useMemo(
    () => (hasSeveral ? new Map((data ?? []).map((books) => [books.administrationId, waitingIn(books, today)])) : null),
    [data, today, hasSeveral],
  )
}
