import { contract, type EstimateListItem } from '@klopt/api-client/contract'
import { askConfirmation, Button, IconButton, Menu } from '@klopt/ui'
import { Download, FileText, MoreHorizontal, Send } from 'lucide-react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { counted, SEVERAL_MS, notifySeveral, type RowWords } from '../../shared/lists/several-outcome.ts'
import { useFileOfSeveral } from '../../shared/lists/use-file-of-several.ts'
import { useEstimatePdf } from './use-estimate-pdf.ts'

interface BulkActionsProps {
  administrationId: number
  rows: readonly EstimateListItem[]
  /** Chooses none. */
  clear: () => void
}

const words: RowWords = {
  one: 'offerte',
  many: 'offertes',
  called: (name) => (name === null ? 'Concept' : `Offerte ${name}`),
}
const withStatus = (rows: readonly EstimateListItem[], status: EstimateListItem['status']): number[] =>
  rows.filter((row) => row.status === status).map(({ id }) => id)

/** What can be done with the estimates that were chosen: drafts are sent, accepted ones invoiced. */
export function BulkActions({ administrationId, rows, clear }: BulkActionsProps) {
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const send = useWrite(contract.estimates.sendSeveral, { timeoutMs: SEVERAL_MS })
  const invoice = useWrite(contract.estimates.severalToInvoices, { timeoutMs: SEVERAL_MS })
  const drafts = withStatus(rows, 'draft')
  const accepted = withStatus(rows, 'accepted')
  const input = (estimateIds: number[]) => ({ params: { administrationId }, body: { estimateIds } })
  const sendAll = async () => {
    const label = `${counted(words, drafts.length)} versturen`
    const text = 'Elke klant krijgt een mail met je vaste tekst, de pdf en een link om akkoord te geven.'
    const isSure = await askConfirmation({ title: `${label}?`, text, confirmLabel: label })
    if (isSure) send.mutate(input(drafts), notifySeveral(words, 'verstuurd', clear))
  }
  return (
    <>
      {mayChange && drafts.length > 0 && (
        <Button size="small" icon={Send} loading={send.isPending} onClick={() => void sendAll()}>
          Versturen {drafts.length}
        </Button>
      )}
      {mayChange && accepted.length > 0 && (
        <Button
          size="small"
          icon={FileText}
          loading={invoice.isPending}
          onClick={() => invoice.mutate(input(accepted), notifySeveral(words, 'als conceptfactuur klaargezet', clear))}
        >
          Naar factuur {accepted.length}
        </Button>
      )}
      <Downloads administrationId={administrationId} estimateIds={rows.map(({ id }) => id)} />
    </>
  )
}

/** One PDF by itself; several in a zip, or as one PDF. */
function Downloads({ administrationId, estimateIds }: { administrationId: number; estimateIds: number[] }) {
  const one = useEstimatePdf(administrationId)
  const zip = useFileOfSeveral(contract.estimates.downloadSeveral)
  const together = useFileOfSeveral(contract.estimates.downloadSeveralPdf)
  const input = { params: { administrationId }, body: { estimateIds } }
  const [first] = estimateIds
  const start = () => {
    if (estimateIds.length === 1 && first !== undefined) return one.downloadPdf(first)
    zip.start(input)
  }
  return (
    <>
      <Button size="small" icon={Download} loading={one.isPending || zip.isPending} onClick={start}>
        Pdf downloaden {estimateIds.length}
      </Button>
      {estimateIds.length > 1 && (
        <Menu
          placement="top-end"
          trigger={<IconButton label="Meer met de gekozen offertes" icon={MoreHorizontal} size="small" />}
          items={[{ label: 'Als één pdf downloaden', onSelect: () => together.start(input) }]}
        />
      )}
    </>
  )
}
