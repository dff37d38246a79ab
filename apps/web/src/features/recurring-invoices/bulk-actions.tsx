import { contract, type RecurringListItem } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { Pause, Play } from 'lucide-react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { notifySeveral, type RowWords } from '../../shared/lists/several-outcome.ts'

interface BulkActionsProps {
  administrationId: number
  rows: readonly RecurringListItem[]
  /** Chooses none. */
  clear: () => void
}

const words: RowWords = {
  one: 'herhaalfactuur',
  many: 'herhaalfacturen',
  called: (name) => (name === null ? 'Zonder relatie' : `Voor ${name}`),
}

/** What can be done with the recurring invoices that were chosen: those that run are paused, those that are paused go on. */
export function BulkActions({ administrationId, rows, clear }: BulkActionsProps) {
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const pause = useWrite(contract.recurringInvoices.pauseSeveral)
  const resume = useWrite(contract.recurringInvoices.resumeSeveral)
  if (!mayChange) return null
  const withStatus = (status: RecurringListItem['status']) =>
    rows.filter((row) => row.status === status).map(({ id }) => id)
  const input = (recurringInvoiceIds: number[]) => ({ params: { administrationId }, body: { recurringInvoiceIds } })
  const running = withStatus('active')
  const paused = withStatus('paused')
  return (
    <>
      {running.length > 0 && (
        <Button
          size="small"
          icon={Pause}
          loading={pause.isPending}
          onClick={() => pause.mutate(input(running), notifySeveral(words, 'op pauze gezet', clear))}
        >
          Pauzeren {running.length}
        </Button>
      )}
      {paused.length > 0 && (
        <Button
          size="small"
          icon={Play}
          loading={resume.isPending}
          onClick={() => resume.mutate(input(paused), notifySeveral(words, 'hervat', clear))}
        >
          Hervatten {paused.length}
        </Button>
      )}
    </>
  )
}
