import { contract, type Invoice, type InvoiceListItem } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, Button, Skeleton } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { StatusBadge } from '../../shared/invoices/status-badge.tsx'
import { invoiceHref } from './invoice-columns.tsx'
import { invoiceEvents } from './invoice-events.ts'
import * as styles from '../../shared/lists/document-peek.css.ts'
import { useDownloadPdf } from './use-download-pdf.ts'

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
      <div className={styles.head}>
        <span className={styles.kind}>
          {kind} {row.number}
        </span>
        <StatusBadge status={row.status} />
      </div>
      <p className={styles.contact}>{row.contactName ?? 'Nog geen relatie'}</p>
      <p className={styles.amount}>{formatEuro(row.grossCents)}</p>
      {data && <InvoiceFacts invoice={data} />}
      {isError && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height="160px" />}
    </>
  )
}

function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { lines, totals } = invoice
  return (
    <>
      <ul className={styles.events}>
        {invoiceEvents(invoice).map(({ key, text, at }) => (
          <li key={key} className={styles.event}>
            <span>{text}</span>
            <span className={styles.muted}>{at}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no id, and are only shown
          <li key={index} className={styles.line}>
            <span>
              {line.description || 'Zonder omschrijving'}
              <span className={styles.detail}>
                {line.quantity} {line.unit} × {line.unitPrice}
              </span>
            </span>
            <span className={styles.figure}>{formatEuro(totals.lineAmountsCents[index] ?? 0)}</span>
          </li>
        ))}
        {totals.vat.map(({ vatCode, ratePercent, baseCents, vatCents }) => (
          <li key={vatCode} className={styles.total}>
            <span>
              Btw {ratePercent}% over {formatEuro(baseCents)}
            </span>
            <span className={styles.figure}>{formatEuro(vatCents)}</span>
          </li>
        ))}
        <li className={styles.sum}>
          <span>Totaal</span>
          <span className={styles.figure}>{formatEuro(totals.grossCents)}</span>
        </li>
      </ul>
    </>
  )
}

/** The two things one does with an invoice from the list. */
export function PeekActions({ administrationId, row }: InvoicePeekProps) {
  const { downloadPdf, isPending } = useDownloadPdf(administrationId)
  return (
    <>
      <Button icon={Download} loading={isPending} onClick={() => downloadPdf(row.id)}>
        Pdf
      </Button>
      <AppLink href={invoiceHref(administrationId, row)} className={buttonClassName()}>
        {row.status === 'draft' ? 'Verder bewerken' : 'Factuur openen'}
      </AppLink>
    </>
  )
}
