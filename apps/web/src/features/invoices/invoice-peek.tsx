import { contract, type Invoice, type InvoiceListItem } from '@klopt/api-client/contract'
import { Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from '../../shared/lists/document-peek.css.ts'
import { DocumentLines, DocumentPeekHead } from '../../shared/lists/document-peek.tsx'
import { EmailText } from '../../shared/look/email-text.tsx'
import { StatusBadge } from '../../shared/invoices/status-badge.tsx'
import { invoiceEvents } from './invoice-events.ts'

interface InvoicePeekProps {
  administrationId: number
  row: InvoiceListItem
}

/** An invoice looked into from the list: for whom, how much, what happened and what for. */
export function InvoicePeek({ administrationId, row }: InvoicePeekProps) {
  const params = { administrationId, invoiceId: row.id }
  const { data, isError, error, refetch } = useQuery({
    ...query(contract.invoices.get, { params }),
    meta: { errors: 'screen' },
  })
  const kind = row.kind === 'invoice' ? 'Factuur' : 'Creditfactuur'
  return (
    <>
      <DocumentPeekHead
        kind={`${kind} ${row.number ?? ''}`}
        badge={<StatusBadge status={row.status} isBounced={row.isBounced} />}
        contactName={row.contactName}
        grossCents={row.grossCents}
        currency={row.currency}
        foreignGross={row.foreignGross}
      />
      {data && <InvoiceFacts invoice={data} />}
      {isError && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height="160px" />}
    </>
  )
}

function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  return (
    <>
      <ul className={styles.events}>
        {invoiceEvents(invoice).map(({ key, text, at }) => (
          <li key={key} className={styles.event}>
            <span>
              <EmailText text={text} />
            </span>
            <span className={styles.muted}>{at}</span>
          </li>
        ))}
      </ul>
      <DocumentLines lines={invoice.lines} totals={invoice.totals} currency={invoice.currency} />
    </>
  )
}
