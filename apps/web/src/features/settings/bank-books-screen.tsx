import { contract } from '@klopt/api-client/contract'
import { Badge, Button, Card, EmptyState, IconButton, Menu, PageHeader, Table, toast, type Column } from '@klopt/ui'
import { formatIban } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Landmark, MoreHorizontal, Plus } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { bookKind } from './book-kinds.ts'
import { NewBookModal } from './new-book-modal.tsx'
import { DirectDebitCard } from './direct-debit-card.tsx'
import { OnlinePaymentsCard } from './online-payments-card.tsx'
import { RenameBookModal } from './rename-book-modal.tsx'
import * as styles from './settings.css.ts'
import type { Book } from './types.ts'

/** The accounts at banks, cards and cash boxes that the books follow. */
export function BankBooksScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Bank en kas')
  const params = { administrationId }
  const { data, isError, error, refetch } = useQuery(query(contract.journals.list, { params }))
  const [open, setOpen] = useState<'new' | Book | null>(null)
  const makePrimary = useWrite(contract.journals.makePrimary)
  const onPrimary = (book: Book) =>
    makePrimary.mutate(
      { params: { administrationId, journalId: book.id } },
      { onSuccess: () => void toast.success(`${book.name} is nu je hoofdrekening`), onError: notifyByToast },
    )
  const mayChange = useMayChange(administrationId, { permission: 'ADMIN' })
  const add = mayChange && (
    <Button variant="primary" icon={Plus} onClick={() => setOpen('new')}>
      <ShortLabel short="Rekening">Rekening toevoegen</ShortLabel>
    </Button>
  )
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="Bank en kas"
        description="Je bankrekeningen, spaarrekeningen, kaarten en kas."
        actions={data && data.length > 0 && add}
      />
      {/* A card of its own once its accounts are there: what waits is not pushed away. */}
      <Card key={data ? 'known' : 'waiting'} padding="none">
        {isError ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Table
            label="Bank en kas"
            columns={[...bookColumns, ...(mayChange ? [actionsColumn({ onRename: setOpen, onPrimary })] : [])]}
            rows={data ?? []}
            rowKey={({ id }) => String(id)}
            loading={data === undefined}
            empty={
              <EmptyState icon={Landmark} title="Nog geen bankrekening" action={add}>
                Voeg je zakelijke rekening toe, dan kun je afschriften importeren.
              </EmptyState>
            }
          />
        )}
      </Card>
      {/* They would be pushed away by the accounts that come. */}
      {data && (
        <>
          <OnlinePaymentsCard administrationId={administrationId} />
          <DirectDebitCard administrationId={administrationId} />
        </>
      )}
      {open === 'new' && <NewBookModal administrationId={administrationId} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <RenameBookModal administrationId={administrationId} book={open} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

const bookColumns: readonly Column<Book>[] = [
  {
    id: 'name',
    header: 'Naam',
    card: 'title',
    cell: ({ name, is_primary: isPrimary }) => (
      <>
        {name}{' '}
        {isPrimary && (
          <Badge tone="info" dot={false}>
            Hoofdrekening
          </Badge>
        )}
      </>
    ),
  },
  { id: 'kind', header: 'Soort', width: '150px', cell: ({ financial_type: kind }) => bookKind(kind)?.label },
  {
    id: 'iban',
    header: 'IBAN',
    width: '220px',
    cell: ({ account }) => (account.number === null ? '–' : formatIban(account.number)),
  },
]

interface Actions {
  onRename: (book: Book) => void
  onPrimary: (book: Book) => void
}

const actionsColumn = ({ onRename, onPrimary }: Actions): Column<Book> => ({
  id: 'actions',
  header: '',
  name: 'Acties',
  width: '56px',
  align: 'end',
  card: 'status',
  cell: (book) => (
    <Menu
      placement="bottom-end"
      trigger={<IconButton label={`Acties voor ${book.name}`} icon={MoreHorizontal} size="small" variant="text" />}
      items={[
        { label: 'Naam wijzigen', onSelect: () => onRename(book) },
        ...(book.is_primary || book.financial_type === 'CASH'
          ? []
          : [{ label: 'Hoofdrekening maken', onSelect: () => onPrimary(book) }]),
      ]}
    />
  ),
})
