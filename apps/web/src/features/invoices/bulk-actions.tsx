import { contract, type InvoiceListItem } from '@klopt/api-client/contract'
import { askConfirmation, Button, IconButton, Menu } from '@klopt/ui'
import { Download, MoreHorizontal, Send } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { sendQuestion, type Deed } from './bulk-texts.ts'
import { notifyOutcome } from './notify-outcome.ts'
import { useDownloadPdf } from './use-download-pdf.ts'

interface BulkActionsProps {
  administrationId: number
  rows: readonly InvoiceListItem[]
  /** Chooses none. */
  clear: () => void
}

/** What can be done with the invoices that were chosen. */
export function BulkActions({ administrationId, rows, clear }: BulkActionsProps) {
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const { deeds, isPending } = useDeeds(administrationId, rows, clear)
  const together = useWrite(contract.severalInvoices.downloadPdf, {
    errors: 'screen',
    onAnswer: download,
    timeoutMs: 120_000,
  })
  const printTogether = () =>
    together.mutate(
      { params: { administrationId }, body: { invoiceIds: rows.map(({ id }) => id) } },
      { onError: notifyByToast },
    )
  return (
    <>
      {mayChange && (
        <Button size="small" icon={Send} loading={isPending} onClick={() => void deeds.send()}>
          Versturen {rows.length}
        </Button>
      )}
      <DownloadButton {...{ administrationId, rows }} />
      {(mayChange || rows.length > 1) && (
        <Menu
          placement="top-end"
          trigger={<IconButton label="Meer met de gekozen facturen" icon={MoreHorizontal} size="small" />}
          items={[
            ...(rows.length > 1 ? [{ label: 'Als één pdf downloaden', onSelect: printTogether }] : []),
            ...(mayChange
              ? [
                  { label: 'Herinnering versturen', onSelect: () => void deeds.remind() },
                  { label: 'Als verstuurd markeren', onSelect: deeds.markAsSent },
                ]
              : []),
          ]}
        />
      )}
    </>
  )
}

/** One PDF by itself, several in a zip. */
function DownloadButton({ administrationId, rows }: Omit<BulkActionsProps, 'clear'>) {
  const one = useDownloadPdf(administrationId)
  const several = useWrite(contract.severalInvoices.download, {
    errors: 'screen',
    onAnswer: download,
    timeoutMs: 120_000,
  })
  const invoiceIds = rows.map(({ id }) => id)
  const [first] = invoiceIds
  const start = () => {
    if (invoiceIds.length === 1 && first !== undefined) return one.downloadPdf(first)
    several.mutate({ params: { administrationId }, body: { invoiceIds } }, { onError: notifyByToast })
  }
  return (
    <Button size="small" icon={Download} loading={one.isPending || several.isPending} onClick={start}>
      Pdf downloaden {rows.length}
    </Button>
  )
}

function useDeeds(administrationId: number, rows: readonly InvoiceListItem[], clear: () => void) {
  const send = useWrite(contract.severalInvoices.send, { timeoutMs: 120_000 })
  const remind = useWrite(contract.severalInvoices.remind, { timeoutMs: 120_000 })
  const markAsSent = useWrite(contract.severalInvoices.markAsSent)
  const input = { params: { administrationId }, body: { invoiceIds: rows.map(({ id }) => id) } }
  const after = (deed: Deed) => ({
    onSuccess: (outcome: Parameters<typeof notifyOutcome>[1]) => {
      notifyOutcome(deed, outcome)
      clear()
    },
    onError: notifyByToast,
  })
  const deeds = {
    send: async () => {
      if (await askConfirmation(sendQuestion(rows))) send.mutate(input, after('send'))
    },
    remind: async () => {
      const isSure = await askConfirmation({
        title: 'Herinnering versturen?',
        text: 'Elke klant die te laat is krijgt de volgende stap van je herinneringen, in één mail voor al hun facturen.',
        confirmLabel: 'Herinnering versturen',
      })
      if (isSure) remind.mutate(input, after('remind'))
    },
    markAsSent: () => markAsSent.mutate(input, after('markAsSent')),
  }
  return { deeds, isPending: send.isPending || remind.isPending || markAsSent.isPending }
}
