import { contract } from '@klopt/api-client/contract'
import { Card, Tick } from '@klopt/ui'
import { useEffect } from 'react'
import { useCustomerView } from '../../app/session/use-customer-view.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { instantText } from '../../shared/dates/times.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { changeText } from '../../shared/administrations/client-changes-text.ts'
import * as styles from './dashboard.css.ts'

/** For who works at the firm of this client: what others changed since they last looked. */
export function ClientChangesCard({ administrationId }: { administrationId: number }) {
  const isOfFirm = useCustomerView(administrationId) === 'firm'
  return isOfFirm ? <ChangesOfVisit key={administrationId} administrationId={administrationId} /> : null
}

/** Being here is the visit; the first one has nothing to compare with. */
function ChangesOfVisit({ administrationId }: { administrationId: number }) {
  const { data, isError, error, mutate } = useWrite(contract.clientVisits.begin, { errors: 'screen' })
  useEffect(() => mutate({ params: { administrationId } }), [administrationId, mutate])
  if (isError) {
    return <LoadError error={error} onRetry={() => mutate({ params: { administrationId } })} />
  }
  if (data === undefined || data.since === null) return null
  const { since, changes, isCapped } = data
  return (
    <Card title="Sinds je vorige bezoek" aside={instantText(since)} padding="none">
      {changes.length === 0 ? (
        <p className={styles.nothing}>
          <Tick>Niemand anders wijzigde iets.</Tick>
        </p>
      ) : (
        <ul className={styles.list} aria-label="Wijzigingen sinds je vorige bezoek">
          {changes.map((change) => (
            <li key={`${change.kind} ${change.by} ${change.lastAt}`} className={styles.change}>
              <span className={styles.title}>{changeText(change)}</span>
              <span
                className={styles.detail}
              >{`${change.by ?? 'Klopt'}, het laatst ${instantText(change.lastAt)}`}</span>
            </li>
          ))}
        </ul>
      )}
      {isCapped && <p className={styles.nothing}>Er is meer gewijzigd; dit zijn de laatste 500 handelingen.</p>}
    </Card>
  )
}
