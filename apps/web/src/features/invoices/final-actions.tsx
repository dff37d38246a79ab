import { contract, type Invoice } from '@klopt/api-client/contract'
import { Button, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { Download, Repeat, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { asApiError } from '../../app/errors/failures.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { isCreditable } from './invoice-events.ts'
import { SendModal } from './send-modal.tsx'
import { useDownloadPdf } from './use-download-pdf.ts'

/** What can still be done with a final invoice. */
export function FinalActions({ administrationId, invoice }: { administrationId: number; invoice: Invoice }) {
  const navigate = useNavigate()
  const [isSending, setIsSending] = useState(false)
  const { downloadPdf, isPending } = useDownloadPdf(administrationId)
  const credit = useWrite(contract.invoices.credit, { errors: 'screen' })
  const repeat = useWrite(contract.recurringInvoices.fromInvoice, { errors: 'screen' })
  const params = { administrationId, invoiceId: invoice.id }
  const kind = invoice.kind === 'invoice' ? 'Factuur' : 'Creditfactuur'
  const maySend = useMayChange(administrationId, { permission: 'BOOKING' })
  const isSent = invoice.messages.length > 0

  const startCredit = async () => {
    try {
      const { id } = await credit.mutateAsync({ params })
      void navigate({
        href: administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: id } }),
      })
    } catch (error) {
      toast.error(asApiError(error).message)
    }
  }
  const startRepeat = async () => {
    try {
      const { id } = await repeat.mutateAsync({ params })
      const href = administrationAddress(administrationId, 'recurring-invoices/$recurringInvoiceId', {
        params: { recurringInvoiceId: id },
      })
      void navigate({ href })
    } catch (error) {
      toast.error(asApiError(error).message)
    }
  }
  return (
    <>
      {maySend && isCreditable(invoice) && (
        <Button icon={Undo2} loading={credit.isPending} onClick={() => void startCredit()}>
          Crediteren
        </Button>
      )}
      {maySend && invoice.kind === 'invoice' && (
        <Button icon={Repeat} loading={repeat.isPending} onClick={() => void startRepeat()}>
          Herhalen
        </Button>
      )}
      <Button icon={Download} loading={isPending} onClick={() => downloadPdf(invoice.id)}>
        Pdf downloaden
      </Button>
      {maySend && (
        <Button variant="primary" icon={Send} onClick={() => setIsSending(true)}>
          {isSent ? 'Opnieuw versturen' : `${kind} versturen`}
        </Button>
      )}
      {isSending && (
        <SendModal
          administrationId={administrationId}
          invoiceId={invoice.id}
          version={invoice.version}
          isDraft={false}
          kind={kind}
          onClose={() => setIsSending(false)}
          onRefused={({ message }) => {
            setIsSending(false)
            toast.error(message)
          }}
        />
      )}
    </>
  )
}
