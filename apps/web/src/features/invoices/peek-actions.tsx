import { contract, type InvoiceListItem } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, Button, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { hasNotArrived } from '../../shared/invoices/invoice-statuses.ts'
import { useBookPayment } from '../../shell/payments/use-book-payment.tsx'
import { RemindModal } from '../../shell/reminders/remind-modal.tsx'
import { useCanRemind } from '../../shell/reminders/use-can-remind.ts'
import { invoiceHref } from './invoice-columns.tsx'
import { paidInvoice } from './paid-invoice.ts'
import { SendModal } from './send-modal.tsx'
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
      {canRemind ? (
        <Remind params={params} />
      ) : mayChange && hasNotArrived(row) ? (
        <SendAgain administrationId={administrationId} row={row} />
      ) : (
        <Pdf administrationId={administrationId} invoiceId={row.id} />
      )}
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

/** As on its own page: what has not arrived is not awaited either. */
function SendAgain({ administrationId, row: { id, kind } }: PeekActionsProps) {
  // The pane has it already; the list does not say its version.
  const { data } = useQuery(query(contract.invoices.get, { params: { administrationId, invoiceId: id } }))
  const [isSending, setIsSending] = useState(false)
  const close = () => setIsSending(false)
  return (
    <>
      <Button disabled={!data} onClick={() => setIsSending(true)}>
        Opnieuw versturen
      </Button>
      {isSending && data && (
        <SendModal
          administrationId={administrationId}
          invoiceId={id}
          version={data.version}
          isDraft={false}
          kind={kind === 'invoice' ? 'Factuur' : 'Creditfactuur'}
          onClose={close}
          onRefused={({ message, fields }) => {
            close()
            toast.error([message, fields['buyer.eInvoice']].filter(Boolean).join(' '))
          }}
        />
      )}
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
