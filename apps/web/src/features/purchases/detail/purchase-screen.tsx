import { contract } from '@klopt/api-client/contract'
import { AppLink, Card, DescriptionList, linkClassName, PageHeader, Skeleton } from '@klopt/ui'
import { formatDate, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { query } from '../../../app/api.ts'
import { entryHref } from '../../../app/hrefs.ts'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import type { Purchase } from '../booking/wire.ts'
import { PurchaseBadge } from '../purchase-badge.tsx'
import { PurchaseDocument } from '../purchase-document.tsx'
import { Attachments } from './attachments.tsx'
import { PurchaseLines } from './purchase-lines.tsx'
import * as styles from './purchase-screen.css.ts'
import { ReverseButton } from './reverse-button.tsx'

export interface PurchaseScreenProps {
  administrationId: number
  purchaseId: number
}

/** A purchase in the books beside its document. */
export function PurchaseScreen({ administrationId, purchaseId }: PurchaseScreenProps) {
  const purchase = useQuery(query(contract.purchases.get, { params: { administrationId, purchaseId } }))
  usePageTitle('Inkoopfactuur')
  if (purchase.isError && !purchase.data) {
    return <LoadError error={purchase.error} onRetry={() => void purchase.refetch()} />
  }
  if (!purchase.data) return <Skeleton height="70vh" />
  const { status, documentId } = purchase.data
  if (status === 'draft' && documentId !== null) {
    return (
      <Navigate
        replace
        to="/v2/administrations/$administrationId/purchases/documents/$documentId"
        params={{ administrationId, documentId }}
      />
    )
  }
  return <BookedPurchase administrationId={administrationId} purchase={purchase.data} />
}

interface BookedPurchaseProps {
  administrationId: number
  purchase: Purchase
}

function BookedPurchase({ administrationId, purchase }: BookedPurchaseProps) {
  const { kind, number, status, contactName, fileId, attachments } = purchase
  const file = attachments.find((each) => each.fileId === fileId)
  return (
    <>
      <AppLink href={`/v2/administrations/${administrationId}/purchases`} className={linkClassName}>
        Alle inkoopfacturen
      </AppLink>
      <PageHeader
        title={`${kind === 'invoice' ? 'Inkoopfactuur' : 'Creditfactuur'} ${number}`}
        badge={<PurchaseBadge status={status} />}
        description={contactName}
        actions={<ReverseButton administrationId={administrationId} purchase={purchase} />}
      />
      <div className={styles.columns}>
        {file && (
          <div className={styles.paper}>
            <PurchaseDocument administrationId={administrationId} file={file} />
          </div>
        )}
        <div className={styles.side}>
          <Facts administrationId={administrationId} purchase={purchase} />
          <PurchaseLines administrationId={administrationId} purchase={purchase} />
          <Payments administrationId={administrationId} purchase={purchase} />
          <Attachments administrationId={administrationId} attachments={attachments} />
        </div>
      </div>
    </>
  )
}

function Facts({ administrationId, purchase }: BookedPurchaseProps) {
  const { contactId, contactName, invoiceDate, dueDate, paymentReference, journalEntryId, reversalEntryId } = purchase
  const link = (href: string, text: string) => (
    <AppLink href={href} className={linkClassName}>
      {text}
    </AppLink>
  )
  const contactHref = `/v2/administrations/${administrationId}/contacts/${contactId}`
  return (
    <Card title="Gegevens">
      <DescriptionList
        items={[
          { term: 'Leverancier', details: contactId === null ? '–' : link(contactHref, contactName ?? '…') },
          { term: 'Factuurdatum', details: formatDate(invoiceDate) },
          { term: 'Vervaldatum', details: formatDate(dueDate) },
          ...(paymentReference === '' ? [] : [{ term: 'Betalingskenmerk', details: paymentReference }]),
          ...(journalEntryId === null
            ? []
            : [{ term: 'Boeking', details: link(entryHref(administrationId, journalEntryId), 'Bekijk de boeking') }]),
          ...(reversalEntryId === null
            ? []
            : [
                {
                  term: 'Teruggedraaid',
                  details: link(entryHref(administrationId, reversalEntryId), 'Bekijk de tegenboeking'),
                },
              ]),
        ]}
      />
    </Card>
  )
}

function Payments({ administrationId, purchase: { payments, openCents, status } }: BookedPurchaseProps) {
  if (status === 'reversed') return null
  return (
    <Card title="Betalingen">
      <DescriptionList
        variant="sums"
        items={[
          ...payments.map(({ date, amountCents, bankTransactionId }) => ({
            term:
              bankTransactionId === null ? (
                formatDate(date)
              ) : (
                <AppLink
                  href={`/v2/administrations/${administrationId}/bank?state=processed`}
                  className={linkClassName}
                >
                  {formatDate(date)}
                </AppLink>
              ),
            details: formatEuro(amountCents),
          })),
          { term: openCents === 0 ? 'Alles is betaald' : 'Nog te betalen', details: formatEuro(openCents) },
        ]}
      />
    </Card>
  )
}
