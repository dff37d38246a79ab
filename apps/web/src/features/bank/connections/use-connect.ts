import { contract } from '@klopt/api-client/contract'
import { useState } from 'react'
import { useWrite } from '../../../app/transport/use-write.ts'

/** Asks a bank for consent and leads to where it is given; it stays busy until the browser has left. */
export function useConnect(
  administrationId: number,
  leave: (url: string) => void = (url) => window.location.assign(url),
) {
  const ask = useWrite(contract.bank.connectBank, { errors: 'screen' })
  const [isLeaving, setLeaving] = useState(false)
  const connect = (bankName: string) =>
    ask.mutate(
      { params: { administrationId }, body: { bankName } },
      {
        onSuccess: ({ url }) => {
          setLeaving(true)
          leave(url)
        },
      },
    )
  return { connect, isBusy: ask.isPending || isLeaving, problem: ask.error?.message }
}
