import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Card, Skeleton, Tick } from '@klopt/ui'
import { useEffect, type ReactNode } from 'react'
import { useCustomerView } from '../../app/session/use-customer-view.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { instantText } from '../../shared/dates/times.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { changeText } from '../../shared/administrations/client-changes-text.ts'
import * as rows from '../../shared/look/deed-rows.css.ts'
import * as styles from './dashboard.css.ts'

interface ClientChangesProps {
  administrationId: number
  /** What stands below it. */
  children: ReactNode
}

/** For who works at the firm of this client: what others changed since they last looked, above the rest. */
export function ClientChanges({ administrationId, children }: ClientChangesProps) {
  const isOfFirm = useCustomerView(administrationId) === 'firm'
  return isOfFirm ? <Visit key={administrationId} {...{ administrationId, children }} /> : children
}

/** Being here is the visit; the first one has nothing to compare with. What stands below waits, so that it does not jump. */
function Visit({ administrationId, children }: ClientChangesProps) {
  const { data, isError, error, mutate } = useWrite(contract.clientVisits.begin, { errors: 'screen' })
  useEffect(() => mutate({ params: { administrationId } }), [administrationId, mutate])
  if (data === undefined && !isError) return <Skeleton height="320px" />
  return (
    <>
      {isError ? (
        <LoadError error={error} onRetry={() => mutate({ params: { administrationId } })} />
      ) : (
        data && <ChangesCard visit={data} />
      )}
      {children}
    </>
  )
}

function ChangesCard({ visit }: { visit: ResponseOf<typeof contract.clientVisits.begin> }) {
  if (visit.since === null) return null
  const { since, changes, isCapped } = visit
  return (
    <Card title="Sinds je vorige bezoek" aside={instantText(since)} padding="none">
      {changes.length === 0 ? (
        <p className={rows.nothing}>
          <Tick>Niemand anders wijzigde iets.</Tick>
        </p>
      ) : (
        <ul className={rows.list} aria-label="Wijzigingen sinds je vorige bezoek">
          {changes.map((change) => (
            <li key={`${change.kind} ${change.by} ${change.lastAt}`} className={styles.change}>
              <span className={rows.title}>{changeText(change)}</span>
              <span className={rows.detail}>{`${change.by ?? 'Klopt'}, het laatst ${instantText(change.lastAt)}`}</span>
            </li>
          ))}
        </ul>
      )}
      {isCapped && <p className={rows.nothing}>Er is meer gewijzigd; dit zijn de laatste 500 handelingen.</p>}
    </Card>
  )
}
