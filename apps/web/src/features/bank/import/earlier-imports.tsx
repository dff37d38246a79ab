import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Card, EmptyState, Table, type Column } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { today } from '../../../app/today.ts'
import { lineCount } from '../bank-texts.ts'
import * as styles from './import-screen.css.ts'

type Import = ResponseOf<typeof contract.bank.imports>[number]

/** The statements that came in before, newest first. */
export function EarlierImports({ administrationId }: { administrationId: number }) {
  const imports = useQuery(query(contract.bank.imports, { params: { administrationId } }))
  return (
    <Card title="Eerder geïmporteerd" padding="none">
      {imports.isError ? (
        <LoadError error={imports.error} onRetry={() => void imports.refetch()} />
      ) : (
        <Table
          label="Eerder geïmporteerde afschriften"
          columns={columns}
          rows={imports.data ?? []}
          rowKey={({ id }) => String(id)}
          loading={imports.isPending}
          empty={<EmptyState title="Nog geen afschriften">Hier zie je straks welke afschriften je al hebt.</EmptyState>}
        />
      )}
    </Card>
  )
}

const dayOf = (timestamp: number) => formatDateShort(today(new Date(timestamp * 1000)))

/** None is a dash, as in every list. */
const counted = (lines: number) => (lines === 0 ? '–' : lines)

const columns: readonly Column<Import>[] = [
  {
    id: 'period',
    header: 'Periode',
    card: 'title',
    cell: ({ from, to }) => `${formatDateShort(from)} t/m ${formatDateShort(to)}`,
  },
  { id: 'book', header: 'Rekening', card: 'number', cell: ({ journalName }) => journalName },
  {
    id: 'file',
    header: 'Bestand',
    priority: 2,
    card: 'detail',
    cell: ({ fileName }) => <span className={styles.fileName}>{fileName}</span>,
  },
  {
    id: 'on',
    header: 'Geïmporteerd',
    card: 'date',
    cell: ({ createdAt }) => dayOf(createdAt),
    cardCell: ({ createdAt }) => `ingelezen ${dayOf(createdAt)}`,
  },
  {
    id: 'new',
    header: 'Nieuw',
    align: 'end',
    card: 'amount',
    cell: ({ newLines }) => counted(newLines),
    cardCell: ({ newLines }) => lineCount(newLines),
  },
  { id: 'known', header: 'Al bekend', align: 'end', card: 'none', cell: ({ knownLines }) => counted(knownLines) },
]
