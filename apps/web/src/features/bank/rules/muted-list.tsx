import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Button, Card, Table, toast, type Column } from '@klopt/ui'
import { formatDateShort, formatIban } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { today } from '../../../app/today.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { query } from '../../../app/transport/api.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { LoadError } from '../../../shell/load-error.tsx'

type Muted = ResponseOf<typeof contract.bank.mutedSuggestions>[number]

/** What is not suggested again, each to be suggested again; nothing when there is none. */
export function MutedList({ administrationId }: { administrationId: number }) {
  const muted = useQuery(query(contract.bank.mutedSuggestions, { params: { administrationId } }))
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  if (muted.data?.length === 0 || muted.isPending) return null
  const again: Column<Muted> = {
    id: 'again',
    header: '',
    align: 'end',
    width: '152px',
    cell: (row) => <AgainButton administrationId={administrationId} muted={row} />,
  }
  return (
    <Card title="Nooit meer voorstellen" padding="none">
      {muted.isError ? (
        <LoadError error={muted.error} onRetry={() => void muted.refetch()} />
      ) : (
        <Table
          label="Wat niet meer voorgesteld wordt"
          columns={mayChange ? [...columns, again] : columns}
          rows={muted.data}
          rowKey={({ id }) => String(id)}
        />
      )}
    </Card>
  )
}

function AgainButton({ administrationId, muted }: { administrationId: number; muted: Muted }) {
  const unmute = useWrite(contract.bank.unmuteSuggestion, {
    // Told at once: its row is gone when the list was read again.
    onAnswer: () => {
      toast.success(`Weer voorgesteld voor ${whoOf(muted)}: ${whatOf(muted)}.`)
    },
  })
  const press = () => unmute.mutate({ params: { administrationId, mutedId: muted.id } })
  return (
    <Button
      size="small"
      loading={unmute.isPending}
      onClick={press}
      aria-label={`Weer voorstellen: ${whatOf(muted)} voor ${whoOf(muted)}`}
    >
      Weer voorstellen
    </Button>
  )
}

/** Of what was muted without saying which. */
const kinds = { open_item: 'Alle facturen', combination: 'Alle facturen samen' } as const

function whatOf({ kind, accountNumber, accountName, documents }: Muted): string {
  if (kind === 'account') return [accountNumber, accountName].filter(Boolean).join(' ')
  if (documents === null) return kinds[kind]
  const [first, ...others] = documents
  return others.length > 1 ? `${first} en ${others.length} andere` : documents.join(' en ')
}

const whoOf = ({ counterpartyName, counterpartyIban }: Muted): string =>
  counterpartyName ?? (counterpartyIban === null ? 'Onbekend' : formatIban(counterpartyIban))

const columns: readonly Column<Muted>[] = [
  { id: 'who', header: 'Voor', card: 'title', cell: whoOf },
  {
    id: 'iban',
    header: 'Rekening',
    width: '200px',
    priority: 2,
    cell: ({ counterpartyIban }) => (counterpartyIban === null ? 'Elke rekening' : formatIban(counterpartyIban)),
  },
  { id: 'what', header: 'Voorstel', width: '208px', cell: whatOf },
  {
    id: 'on',
    header: 'Sinds',
    width: '112px',
    priority: 3,
    card: 'none',
    cell: ({ createdAt }) => formatDateShort(today(new Date(createdAt * 1000))),
  },
]
