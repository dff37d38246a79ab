import { contract } from '@klopt/api-client/contract'
import { Alert, AppLink, buttonClassName } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../../app/routing/address.ts'
import { query } from '../../../app/transport/api.ts'
import { askingForConsent, problemOf } from './connection-texts.ts'

/** Above the lines of the bank: which banks soon give none, or give none any more. */
export function ConsentNotes({ administrationId, className }: { administrationId: number; className?: string }) {
  const { data } = useQuery({
    ...query(contract.bank.connections, { params: { administrationId } }),
    // What is missing here is told on the screen of the connections.
    meta: { errors: 'screen' },
  })
  return askingForConsent(data?.connections ?? []).map((connection) => {
    const problem = problemOf(connection)
    return (
      problem && (
        <Alert
          key={connection.id}
          tone="warning"
          className={className}
          action={
            <AppLink
              href={administrationAddress(administrationId, 'bank/connections')}
              className={buttonClassName({ size: 'small' })}
            >
              Naar bankkoppelingen
            </AppLink>
          }
        >
          {problem.text}
        </Alert>
      )
    )
  })
}
