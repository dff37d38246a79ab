import type { InvoiceListItem } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, Button } from '@klopt/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useBookPayment } from '../../shell/payments/use-book-payment.tsx'
import { RemindModal } from '../../shell/reminders/remind-modal.tsx'
import { useCanRemind } from '../../shell/reminders/use-can-remind.ts'
import { invoiceHref } from './invoice-columns.tsx'
import { paidInvoice } from './paid-invoice.ts'
import { useDownloadPdf } from './use-download-pdf.ts'

interface PeekActionsProps {
  administrationId: number
  row: InvoiceListItem
}

/** The two things one does with an invoice from the list: what its state asks for first. */
export function PeekActions({ administrationId, row }: PeekActionsProps) {
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const params = { administrationId, invoiceId: row.id }
  const canRemind = useCanRemind(params, mayChange && row.kind === 'invoice' && row.status === 'late')
  const isAwaited = mayChange && row.kind === 'invoice' && row.number !== null && row.openCents > 0
  return (
    <>
      {canRemind ? <Remind params={params} /> : <Pdf administrationId={administrationId} invoiceId={row.id} />}
      {isAwaited ? (
        <BookPayment administrationId={administrationId} row={row} />
      ) : (
        <AppLink href={invoiceHref(administrationId, row)} className={buttonClassName()}>
          {row.status === 'draft' ? 'Verder bewerken' : 'Factuur openen'}
        </AppLink>
      )}
    </>
  )
}

function BookPayment({ administrationId, row }: PeekActionsProps) {
  const payment = useBookPayment(administrationId, paidInvoice(row))
  return (
    <>
      <Button loading={payment.isLooking} onClick={payment.start}>
        Betaling boeken
      </Button>
      {payment.layer}
    </>
  )
}

function Remind({ params }: { params: Parameters<typeof useCanRemind>[0] }) {
  const [isReminding, setIsReminding] = useState(false)
  return (
    <>
      <Button onClick={() => setIsReminding(true)}>Herinnering sturen</Button>
      {isReminding && <RemindModal params={params} onClose={() => setIsReminding(false)} />}
    </>
  )
}

function Pdf({ administrationId, invoiceId }: { administrationId: number; invoiceId: number }) {
  const { downloadPdf, isPending } = useDownloadPdf(administrationId)
  return (
    <Button icon={Download} loading={isPending} onClick={() => downloadPdf(invoiceId)}>
      Pdf
    </Button>
  )
}
