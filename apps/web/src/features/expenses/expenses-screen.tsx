import { contract, type Expense, type ResponseOf } from '@klopt/api-client/contract'
import { Button, EmptyState, SumLine } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Camera, SearchX } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { usePermissions } from '../../app/session/use-permissions.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import type { Months } from '../../shared/lists/month-groups.ts'
import { countedText, segmentCounts } from '../../shared/lists/segment-counts.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { EXPENSE_STATES, expenseColumns } from './expense-columns.tsx'
import { ExpenseModal } from './expense-modal.tsx'
import { expensesHref, expensesQuery, readExpensesSearch, type ExpensesSearch } from './expenses-search.ts'
import { SubmitModal } from './submit-modal.tsx'

export interface ExpensesScreenProps {
  administrationId: number
  filter: ExpensesSearch
  onFilter: (filter: ExpensesSearch) => void
}

/** Receipts that people paid themselves: from a phone in three presses, and what became of them. */
export function ExpensesScreen({ administrationId, filter, onFilter }: ExpensesScreenProps) {
  usePageTitle('Bonnetjes')
  const chooser = useRef<HTMLInputElement>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  const asked = { params: { administrationId }, query: expensesQuery(filter) }
  const pages = usePages(contract.expenses.list, asked)
  const exports = useExports(contract.expenses.export, asked)
  const seesAll = usePermissions(administrationId).includes('BOOKING')
  const mayAdd = useMayChange(administrationId, { permission: 'TIME_TRACKING' })
  const { segments } = pages.first ?? {}
  const countOf = segmentCounts(segments)
  const shown = segments?.[filter.state ?? 'all']
  const { open: expenseId = 0 } = filter
  const opened = useQuery({
    ...query(contract.expenses.get, { params: { administrationId, expenseId } }),
    enabled: expenseId > 0,
  }).data
  const add = mayAdd && (
    <Button variant="primary" icon={Camera} onClick={() => chooser.current?.click()}>
      Bonnetje
    </Button>
  )
  const hrefOf = (next: ExpensesSearch) => expensesHref(administrationId, next)
  const segment = (state: ExpensesSearch['state'], label: string) => ({
    id: label,
    label,
    href: hrefOf({ ...filter, state, start: undefined }),
    current: filter.state === state,
    count: countOf(state ?? 'all'),
  })
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Foto of pdf van het bonnetje"
        accept="image/png,image/jpeg,image/webp,application/pdf"
        onChange={(event) => {
          setPhoto(event.target.files?.[0] ?? null)
          // The same photo can be chosen again.
          event.target.value = ''
        }}
      />
      <ListScreen
        name={`expenses.${administrationId}`}
        title="Bonnetjes"
        itemsName="bonnetjes"
        allLabel="Alle bonnetjes"
        summary={shown && shown.count > 0 && <SumLine text={sumOf(shown)} />}
        totalCount={shown?.count}
        isCapped={shown?.isCapped}
        add={add}
        {...{ filter, onFilter, hrefOf, pages, exports, months }}
        columns={expenseColumns({ rows: pages.items, totalCents: shown?.amountCents, seesAll })}
        read={readExpensesSearch}
        segments={[
          segment(undefined, 'Alles'),
          ...(['submitted', 'approved', 'declined', 'reimbursed'] as const).map((state) =>
            segment(state, EXPENSE_STATES[state]),
          ),
        ]}
        defaultSort="-spentOn"
        starts={{ spentOn: { label: 'datum', kind: 'date' } }}
        searchLabel="Zoek een bonnetje"
        searchPlaceholder="Omschrijving"
        rowId={({ id }) => id}
        rowLabel={({ description }) => description}
        rowHref={({ id }) => hrefOf({ ...filter, open: id })}
        empty={<NoExpenses filter={filter} add={add} />}
      />
      {photo && <SubmitModal administrationId={administrationId} file={photo} onClose={() => setPhoto(null)} />}
      {opened && (
        <ExpenseModal
          key={`${opened.id}-${opened.version}`}
          administrationId={administrationId}
          expense={opened}
          onClose={() => onFilter({ ...filter, open: undefined })}
        />
      )}
    </>
  )
}

const months: Months<Expense> = {
  days: { spentOn: ({ spentOn }) => spentOn },
  words: ['bonnetje', 'bonnetjes'],
  centsOf: ({ amountCents }) => amountCents ?? 0, // zero: not read yet
}

function NoExpenses({ filter, add }: { filter: ExpensesSearch; add: ReactNode }) {
  if (filter.search !== undefined || filter.state !== undefined) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen bonnetje past bij deze filters.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Camera} title="Nog geen bonnetjes" action={add}>
      Heb je zelf iets voor het bedrijf betaald? Maak een foto van de bon en dien hem in.
    </EmptyState>
  )
}

type Segment = NonNullable<ResponseOf<typeof contract.expenses.list>['segments']>['all']

/** '7 bonnetjes · € 151,74'; without a sum where not all were counted. */
const sumOf = ({ amountCents, ...counted }: Segment): string =>
  [countedText(counted, ['bonnetje', 'bonnetjes']), ...(amountCents === null ? [] : [formatEuro(amountCents)])].join(
    ' · ',
  )
