import { contract } from '@klopt/api-client/contract'
import { Card, EmptyState, LoadMore, PageHeader, SearchField, Table, toast } from '@klopt/ui'
import { HandCoins, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { today } from '../../../app/today.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { usePages } from '../../../app/transport/use-pages.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { PurchaseTabs } from '../../../shell/purchase-tabs.tsx'
import { PayingContext, type Paying } from './amount-field.tsx'
import { choose, chosenOf, keyOf, type Amounts } from './choice.ts'
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
  const [amounts, setAmounts] = useState<Amounts>(new Map())
  const [wasTried, setWasTried] = useState(false)
  const mayPay = useMayChange(administrationId, { permission: 'BOOKING' })
  const payables = usePages(contract.payments.payables, {
    params: { administrationId },
    query: search === undefined ? {} : { search },
  })
  const { items: rows } = payables
  const totalOpenCents = payables.first?.totalOpenCents
  const columns = useMemo(
    () => payableColumns({ administrationId, today: currentDay, totalOpenCents, mayPay }),
    [administrationId, currentDay, totalOpenCents, mayPay],
  )
  const chosen = chosenOf(rows, amounts)
  const onChoose = (keys: ReadonlySet<string>) => {
    const next = choose(rows, keys, amounts)
    if (next.size < keys.size) toast.warning(CANNOT_TEXT)
    setAmounts(next)
  }
  const paying: Paying = {
    chosen: new Map(chosen.items.map((item) => [keyOf(item.payable), item])),
    setAmount: (payable, cents) => setAmounts((before) => new Map(before).set(keyOf(payable), cents)),
    wasTried,
  }
  return (
    <>
      <PageHeader
        title="Inkoop"
        description={mayPay && 'Kies wat je wilt betalen, alles of een deel, en geef het bestand aan je bank.'}
      />
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
          <PayingContext value={paying}>
            <Table
              label="Te betalen"
              columns={columns}
              rows={rows}
              rowKey={keyOf}
              rowLabel={({ contactName, number }) => `${contactName} ${number}`}
              {...(mayPay && { selection: { keys: new Set(paying.chosen.keys()), onChange: onChoose } })}
              loading={payables.isPending}
              empty={<NothingToPay isSearch={search !== undefined} />}
            />
          </PayingContext>
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
          chosen={chosen}
          today={currentDay}
          onWrong={() => setWasTried(true)}
          onMade={() => {
            setAmounts(new Map())
            setWasTried(false)
          }}
        />
      )}
      <PaymentFiles administrationId={administrationId} mayPay={mayPay} />
    </>
  )
}

const CANNOT_TEXT = 'Niet alles kan in een betaalbestand: het IBAN ontbreekt, of de factuur staat al in een bestand.'

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
