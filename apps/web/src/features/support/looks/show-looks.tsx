import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Badge, EmptyState, Modal, openOverlay, Skeleton, type OverlayControls } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { query } from '../../../app/transport/api.ts'
import { durationText } from '../../../shared/tickets/duration-text.ts'
import { instantText } from '../../../shared/dates/times.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import * as styles from './looks.css.ts'

type Look = ResponseOf<typeof contract.support.screenShareLooks>[number]

/** Shows who looked at the screen of the user: who, when and how long. */
export function showLooks(): void {
  openOverlay((controls) => <Looks {...controls} />)
}

function Looks(controls: OverlayControls) {
  const { data, error, refetch } = useQuery({
    ...query(contract.support.screenShareLooks, {}),
    meta: { errors: 'screen' },
  })
  return (
    <Modal {...controls} title="Wie er meekeek">
      {data ? (
        <LookList looks={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="120px" />
      )}
    </Modal>
  )
}

function LookList({ looks }: { looks: readonly Look[] }) {
  if (looks.length === 0) {
    return (
      <EmptyState icon={Eye} title="Er keek nog niemand mee">
        Zodra je een medewerker laat meekijken, staat hier wie dat was, wanneer en hoe lang.
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.text}>Wat er op je scherm stond, bewaren we niet.</p>
      <ul className={styles.list}>
        {looks.map(({ id, operatorName, startedAt, endedAt }) => (
          <li key={id} className={styles.look}>
            <span className={styles.name}>{operatorName}</span>
            <span className={styles.text}>
              <time dateTime={new Date(startedAt * 1000).toISOString()}>{instantText(startedAt)}</time>
              {endedAt !== null && ` · ${durationText(endedAt - startedAt)}`}
            </span>
            {endedAt === null && <Badge tone="info">Kijkt nu mee</Badge>}
          </li>
        ))}
      </ul>
    </>
  )
}
