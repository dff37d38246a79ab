import { contract, type WaitingPayable } from '@klopt/api-client/contract'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'

export interface WaitingLines {
  /** False while it is not known yet; without an answer nothing is said of it. */
  isReady: boolean
  /** By purchase, the line of the bank that pays it and was not processed. */
  byPurchase: ReadonlyMap<number, WaitingPayable>
}

/** What was paid already, as far as the bank says: who pays it once more pays it twice. */
export function useWaitingLines(administrationId: number): WaitingLines {
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const { data, isLoading } = useQuery({
    ...query(contract.bank.waitingPayables, { params: { administrationId } }),
    enabled: mayBook,
    meta: { errors: 'screen' },
  })
  const byPurchase = useMemo(
    () => new Map(data?.flatMap((line) => (line.purchaseId === null ? [] : [[line.purchaseId, line] as const]))),
    [data],
  )
  return { isReady: !isLoading, byPurchase }
}

/** 'Bankregel van 14 nov, € 34,18, wacht' */
export const waitingText = ({ date, amountCents }: WaitingPayable): string =>
  `Bankregel van ${formatDateShort(date)}, ${formatEuro(amountCents)}, wacht`

/** Where that line is booked. */
export const waitingHref = (administrationId: number, { journalId, transactionId }: WaitingPayable): string =>
  administrationAddress(administrationId, 'bank', { search: { book: journalId, line: transactionId } })
