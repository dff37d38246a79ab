import { contract, type Estimate, type EstimateListItem } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { query } from '../../app/transport/api.ts'
import * as styles from '../../shared/lists/document-peek.css.ts'
import { DocumentLines, DocumentPeekHead } from '../../shared/lists/document-peek.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { estimateEvents } from './estimate-events.ts'
import { estimateHref } from './estimate-filters.ts'
import { EstimateBadge } from './estimate-statuses.tsx'
import { useEstimatePdf } from './use-estimate-pdf.ts'

interface EstimatePeekProps {
  administrationId: number
  row: EstimateListItem
}

/** An estimate looked into from the list: for whom, how much, what happened and what for. */
export function EstimatePeek({ administrationId, row }: EstimatePeekProps) {
  const { data, isError, error, refetch } = useQuery({
    ...query(contract.estimates.get, { params: { administrationId, estimateId: row.id } }),
    meta: { errors: 'screen' },
  })
  return (
    <>
      <DocumentPeekHead
        kind={`Offerte ${row.number ?? ''}`}
        badge={<EstimateBadge status={row.status} />}
        contactName={row.contactName}
        grossCents={row.grossCents}
        currency={row.currency}
        foreignGross={row.foreignGross}
      />
      {data && <EstimateFacts estimate={data} />}
      {isError && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height="160px" />}
    </>
  )
}

function EstimateFacts({ estimate }: { estimate: Estimate }) {
  return (
    <>
      <ul className={styles.events}>
        {estimateEvents(estimate).map(({ key, text, at }) => (
          <li key={key} className={styles.event}>
            <span>{text}</span>
            <span className={styles.muted}>{at}</span>
          </li>
        ))}
      </ul>
      <DocumentLines
        lines={estimate.lines.filter(({ optional, chosen }) => !optional || chosen)}
        totals={estimate.totals}
        currency={estimate.currency}
      />
    </>
  )
}

/** The two things one does with an estimate from the list. */
export function PeekActions({ administrationId, row }: EstimatePeekProps) {
  const { downloadPdf, isPending } = useEstimatePdf(administrationId)
  return (
    <>
      <Button icon={Download} loading={isPending} onClick={() => downloadPdf(row.id)}>
        Pdf
      </Button>
      <AppLink href={estimateHref(administrationId, row.id)} className={buttonClassName()}>
        {row.status === 'draft' ? 'Verder bewerken' : 'Offerte openen'}
      </AppLink>
    </>
  )
}
