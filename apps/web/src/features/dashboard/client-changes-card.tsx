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

type Visited = ResponseOf<typeof contract.clientVisits.begin>

interface ClientChangesProps {
  administrationId: number
  /** The screen, with the card of the changes somewhere on it; null where there is none. */
  children: (changes: ReactNode) => ReactNode
}

/** For who works at the firm of this client: what others changed since they last looked. */
export function ClientChanges({ administrationId, children }: ClientChangesProps) {
  const isOfFirm = useCustomerView(administrationId) === 'firm'
  return isOfFirm ? <Visit key={administrationId} {...{ administrationId, children }} /> : children(null)
}

/** Being here is the visit; the first one has nothing to compare with. The screen waits, so that it does not jump. */
function Visit({ administrationId, children }: ClientChangesProps) {
  const { data, isError, error, mutate } = useWrite(contract.clientVisits.begin, { errors: 'screen' })
  useEffect(() => mutate({ params: { administrationId } }), [administrationId, mutate])
  if (data === undefined && !isError) return <Skeleton height="320px" />
  if (isError) {
    return children(
      <Card title={TITLE}>
        <LoadError error={error} onRetry={() => mutate({ params: { administrationId } })} />
      </Card>,
    )
  }
  const since = data?.since ?? null
  return children(data === undefined || since === null ? null : <ChangesCard visit={data} since={since} />)
}

const TITLE = 'Sinds je vorige bezoek'

function ChangesCard({ visit, since }: { visit: Visited; since: number }) {
  const { changes, isCapped } = visit
  return (
    <Card title={TITLE} aside={instantText(since)} padding="none">
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
