import { contract, type Invoice } from '@klopt/api-client/contract'
import { Button, toast, type HeaderAction, type MenuEntry } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { BellRing, Download, FileCode, Landmark, Repeat, Send, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { asApiError } from '../../app/errors/failures.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useBookPayment } from '../../shell/payments/use-book-payment.tsx'
import { RemindModal } from '../../shell/reminders/remind-modal.tsx'
import { useCanRemind } from '../../shell/reminders/use-can-remind.ts'
import { isCreditable } from './invoice-events.ts'
import { mainDeedOf } from './main-deed.ts'
import { paidInvoice } from './paid-invoice.ts'
import { SendModal } from './send-modal.tsx'
import { useDownloadEInvoice, useDownloadPdf } from './use-download-pdf.ts'

interface FinalActions {
  /** Under '…': what is done seldom. */
  more: readonly MenuEntry[]
  besides: readonly HeaderAction[]
  actions: ReactNode
  /** What is open over the screen. */
  layers: ReactNode
}

/** What can still be done with a final invoice; the main button follows its state. */
export function useFinalActions(administrationId: number, invoice: Invoice): FinalActions {
  const [isSending, setIsSending] = useState(false)
  const [isReminding, setIsReminding] = useState(false)
  const pdf = useDownloadPdf(administrationId)
  const eInvoice = useDownloadEInvoice(administrationId)
  const copies = useCopies(administrationId, invoice)
  const payment = useBookPayment(administrationId, paidInvoice(invoice))
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const params = { administrationId, invoiceId: invoice.id }
  const canRemind = useCanRemind(params, mayChange && invoice.kind === 'invoice' && invoice.status === 'late')
  const download: HeaderAction = {
    label: 'Pdf downloaden',
    icon: Download,
    loading: pdf.isPending,
    onSelect: () => pdf.downloadPdf(invoice.id),
  }
  const asEInvoice: MenuEntry = {
    label: 'E-factuur downloaden',
    icon: FileCode,
    disabled: eInvoice.isPending,
    onSelect: () => eInvoice.downloadEInvoice(invoice.id),
  }
  if (!mayChange) return { more: [asEInvoice], besides: [download], actions: null, layers: null }
  const kind = invoice.kind === 'invoice' ? 'Factuur' : 'Creditfactuur'
  const main = mainDeedOf(invoice, canRemind)
  const sendLabel = invoice.messages.length > 0 ? 'Opnieuw versturen' : `${kind} versturen`
  const openSend = () => setIsSending(true)
  const more: MenuEntry[] = [
    ...(main === 'send' ? [] : [{ label: sendLabel, icon: Send, onSelect: openSend }]),
    asEInvoice,
    ...copies,
  ]
  const pay = { label: 'Betaling boeken', icon: Landmark, loading: payment.isLooking, onSelect: payment.start }
  const besides = main === 'remind' ? [download, pay] : [download]
  const actions =
    main === 'pay' ? (
      <Button variant="primary" loading={pay.loading} onClick={pay.onSelect}>
        {pay.label}
      </Button>
    ) : main === 'remind' ? (
      <Button variant="primary" icon={BellRing} onClick={() => setIsReminding(true)}>
        Herinnering sturen
      </Button>
    ) : (
      main === 'send' && (
        <Button variant="primary" icon={Send} onClick={openSend}>
          {sendLabel}
        </Button>
      )
    )
  const layers = isReminding ? (
    <RemindModal params={params} onClose={() => setIsReminding(false)} />
  ) : isSending ? (
    <SendModal
      administrationId={administrationId}
      invoiceId={invoice.id}
      version={invoice.version}
      isDraft={false}
      kind={kind}
      onClose={() => setIsSending(false)}
      onRefused={({ message, fields }) => {
        setIsSending(false)
        const missing = fields['buyer.eInvoice']
        toast.error(missing === undefined ? message : `${message} ${missing}`)
      }}
    />
  ) : (
    payment.layer
  )
  return { more, besides, actions, layers }
}

/** What is made of it: an invoice that takes it back, or one that repeats it. */
function useCopies(administrationId: number, invoice: Invoice): MenuEntry[] {
  const navigate = useNavigate()
  const credit = useWrite(contract.invoices.credit, { errors: 'screen' })
  const repeat = useWrite(contract.recurringInvoices.fromInvoice, { errors: 'screen' })
  const params = { administrationId, invoiceId: invoice.id }
  const goTo = async (made: Promise<string>) => {
    try {
      void navigate({ href: await made })
    } catch (error) {
      toast.error(asApiError(error).message)
    }
  }
  const startCredit = async () => {
    const { id } = await credit.mutateAsync({ params })
    return administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: id } })
  }
  const startRepeat = async () => {
    const { id } = await repeat.mutateAsync({ params })
    return administrationAddress(administrationId, 'recurring-invoices/$recurringInvoiceId', {
      params: { recurringInvoiceId: id },
    })
  }
  const disabled = credit.isPending || repeat.isPending
  return [
    ...(invoice.kind === 'invoice'
      ? [{ label: 'Herhalen', icon: Repeat, disabled, onSelect: () => void goTo(startRepeat()) }]
      : []),
    ...(isCreditable(invoice)
      ? [{ label: 'Crediteren', icon: Undo2, danger: true, disabled, onSelect: () => void goTo(startCredit()) }]
      : []),
  ]
}
