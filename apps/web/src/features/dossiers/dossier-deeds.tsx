import { contract } from '@klopt/api-client/contract'
import { Card } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { changeText } from '../../shared/administrations/client-changes-text.ts'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './dossiers.css.ts'

/** Who did what in the books of a fiscal year, and about it afterwards. */
export function DossierDeeds({ administrationId, fiscalYear }: { administrationId: number; fiscalYear: number }) {
  const { data } = useQuery(query(contract.dossiers.deeds, { params: { administrationId, fiscalYear } }))
  if (data === undefined) return null
  return (
    <Card title="Wie deed wat">
      {data.length === 0 ? (
        <p className={styles.muted}>In dit boekjaar is nog niets gedaan.</p>
      ) : (
        <ul className={styles.list} aria-label="Wie deed wat">
          {data.map((deed) => (
            <li key={`${deed.kind} ${deed.by} ${deed.lastAt}`} className={styles.note}>
              <p className={styles.text}>{changeText(deed)}</p>
              <p className={styles.muted}>{`${deed.by ?? 'Klopt'}, het laatst ${instantText(deed.lastAt)}`}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
