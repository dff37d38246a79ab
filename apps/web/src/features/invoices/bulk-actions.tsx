import { contract, type InvoiceListItem } from '@klopt/api-client/contract'
import { askConfirmation, Button, IconButton, Menu } from '@klopt/ui'
import { BellRing, Download, MoreHorizontal, Send } from 'lucide-react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { SEVERAL_MS, notifySeveral } from '../../shared/lists/several-outcome.ts'
import { useFileOfSeveral } from '../../shared/lists/use-file-of-several.ts'
import { askToRemind } from '../../shell/reminders/ask-to-remind.tsx'
import { dividedByDeed, invoiceWords, sendQuestion } from './bulk-texts.ts'
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
  const { deeds, pending } = useDeeds(administrationId, rows, clear)
  const { late, unsent, sent } = dividedByDeed(rows)
  const together = useFileOfSeveral(contract.severalInvoices.downloadPdf)
  const printTogether = () =>
    together.start({ params: { administrationId }, body: { invoiceIds: rows.map(({ id }) => id) } })
  return (
    <>
      {mayChange && late.length > 0 && (
        <Button
          size="small"
          variant="primary"
          icon={BellRing}
          loading={pending === 'remind'}
          onClick={() => void deeds.remind(late)}
        >
          Herinnering sturen {late.length}
        </Button>
      )}
      {mayChange && unsent.length > 0 && (
        <Button
          size="small"
          variant={late.length > 0 ? 'secondary' : 'primary'}
          icon={Send}
          loading={pending === 'send'}
          onClick={() => void deeds.send(unsent)}
        >
          Versturen {unsent.length}
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
                  ...(sent.length > 0
                    ? [{ label: `Opnieuw versturen ${sent.length}`, onSelect: () => void deeds.send(sent) }]
                    : []),
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
  const several = useFileOfSeveral(contract.severalInvoices.download)
  const invoiceIds = rows.map(({ id }) => id)
  const [first] = invoiceIds
  const start = () => {
    if (invoiceIds.length === 1 && first !== undefined) return one.downloadPdf(first)
    several.start({ params: { administrationId }, body: { invoiceIds } })
  }
  return (
    <Button size="small" icon={Download} loading={one.isPending || several.isPending} onClick={start}>
      Pdf downloaden {rows.length}
    </Button>
  )
}

function useDeeds(administrationId: number, rows: readonly InvoiceListItem[], clear: () => void) {
  const send = useWrite(contract.severalInvoices.send, { timeoutMs: SEVERAL_MS })
  const remind = useWrite(contract.severalInvoices.remind, { timeoutMs: SEVERAL_MS })
  const markAsSent = useWrite(contract.severalInvoices.markAsSent)
  const input = (of: readonly InvoiceListItem[]) => ({
    params: { administrationId },
    body: { invoiceIds: of.map(({ id }) => id) },
  })
  const deeds = {
    send: async (of: readonly InvoiceListItem[]) => {
      if (await askConfirmation(sendQuestion(of))) {
        send.mutate(input(of), notifySeveral(invoiceWords, 'verstuurd', clear))
      }
    },
    remind: async (of: readonly InvoiceListItem[]) => {
      const contactIds = of.flatMap(({ contactId }) => contactId ?? [])
      const text =
        'Elke klant die te laat is krijgt de volgende stap van je herinneringen, in één mail voor al hun facturen.'
      const isSure = await askToRemind({ administrationId, contactIds, text })
      if (isSure) remind.mutate(input(of), notifySeveral(invoiceWords, 'herinnerd', clear))
    },
    markAsSent: () => markAsSent.mutate(input(rows), notifySeveral(invoiceWords, 'als verstuurd gemarkeerd', clear)),
  }
  const pending = send.isPending ? 'send' : remind.isPending ? 'remind' : null
  return { deeds, pending }
}
