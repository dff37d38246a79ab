import { contract } from '@klopt/api-client/contract'
import { Card, EmptyState, LoadMore, PageHeader, SearchField, Table, toast } from '@klopt/ui'
import { HandCoins, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { today } from '../../../app/today.ts'
import { usePages } from '../../../app/use-pages.ts'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { PurchaseTabs } from '../../../shell/purchase-tabs.tsx'
import { chosenOf, isPayable, keyOf } from './choice.ts'
import { payableColumns } from './payable-columns.tsx'
import { PaymentFiles } from './payment-files.tsx'
import { PaymentForm } from './payment-form.tsx'
import * as styles from './payments-screen.css.ts'

export interface PaymentsScreenProps {
  administrationId: number
  search: string | undefined
  onSearch: (search: string | undefined) => void
}

/** What is to be paid, to choose a payment file of; and the files that were made. */
export function PaymentsScreen({ administrationId, search, onSearch }: PaymentsScreenProps) {
  usePageTitle('Te betalen')
  const [currentDay] = useState(() => today())
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const payables = usePages(contract.payments.payables, {
    params: { administrationId },
    query: search === undefined ? {} : { search },
  })
  const { items: rows } = payables
  const totalOpenCents = payables.first?.totalOpenCents
  const columns = useMemo(
    () => payableColumns({ administrationId, today: currentDay, totalOpenCents }),
    [administrationId, currentDay, totalOpenCents],
  )
  const chosen = chosenOf(rows, keys)
  const choose = (next: ReadonlySet<string>) => {
    const payable = rows.filter((row) => isPayable(row) && next.has(keyOf(row)))
    if (payable.length < next.size) toast.warning(cannotText)
    setKeys(new Set(payable.map(keyOf)))
  }
  return (
    <>
      <PageHeader title="Inkoop" description="Kies wat je wilt betalen en geef het bestand aan je bank." />
      <PurchaseTabs administrationId={administrationId} current="payments" />
      <SearchField
        label="Zoek een factuur"
        placeholder="Nummer of leverancier"
        className={styles.search}
        value={search ?? ''}
        onSearch={(text) => onSearch(text || undefined)}
      />
      <Card padding="none">
        {payables.isError && rows.length === 0 ? (
          <LoadError error={payables.error} onRetry={() => void payables.refetch()} />
        ) : (
          <Table
            label="Te betalen"
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            rowLabel={({ contactName, number }) => `${contactName} ${number}`}
            selection={{ keys: new Set(chosen.items.map(keyOf)), onChange: choose }}
            loading={payables.isPending}
            empty={<NothingToPay isSearch={search !== undefined} />}
          />
        )}
      </Card>
      <LoadMore
        hasMore={payables.hasMore}
        isLoading={payables.isLoadingMore}
        onLoadMore={payables.loadMore}
        shownCount={rows.length}
        itemsName="facturen"
      />
      {chosen.items.length > 0 && (
        <PaymentForm
          administrationId={administrationId}
          items={chosen.items}
          totalCents={chosen.totalCents}
          today={currentDay}
          onMade={() => setKeys(new Set())}
        />
      )}
      <PaymentFiles administrationId={administrationId} />
    </>
  )
}

const cannotText = 'Niet alles kan in een betaalbestand: het IBAN ontbreekt, of de factuur staat al in een bestand.'

const NothingToPay = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyState icon={SearchX} title="Niets gevonden">
      Geen openstaande factuur past bij deze zoekopdracht.
    </EmptyState>
  ) : (
    <EmptyState icon={HandCoins} title="Er is niets te betalen">
      Hier komt wat je geboekt hebt en nog niet betaald.
    </EmptyState>
  )
