import { contract, type Payable } from '@klopt/api-client/contract'
import { EmptyState, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { HandCoins, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { today } from '../../../app/today.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { query } from '../../../app/transport/api.ts'
import { usePages } from '../../../app/transport/use-pages.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import type { Months } from '../../../shared/lists/month-groups.ts'
import { segmentCounts } from '../../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../../shared/lists/status-segments.ts'
import { useExports } from '../../../shared/lists/use-exports.ts'
import { ListScreen } from '../../../shell/list-screen.tsx'
import { PurchaseTabs } from '../../../shell/purchase-tabs.tsx'
import { PayingContext, type Paying } from './amount-field.tsx'
import { cannotText, choose, chosenOf, keyOf, without, withToggled, type Amounts } from './choice.ts'
import { CustomerCredits } from './customer-credits.tsx'
import { ChosenSum } from './chosen-sum.tsx'
import { payableColumns, waitingFor } from './payable-columns.tsx'
import { payableSums } from './payable-sums.tsx'
import { nameOf, payablePeek } from './payable-peek.tsx'
import { useWaitingLines } from '../waiting-lines.ts'
import { PaymentFiles } from './payment-files.tsx'
import { PaymentForm } from './payment-form.tsx'
import {
  payablesHref,
  payablesQuery,
  payablesStarts,
  readPayablesSearch,
  statusFilters,
  type PayablesSearch,
} from './payments-search.ts'
import { useWanted } from './use-wanted.ts'

export interface PaymentsScreenProps {
  administrationId: number
  filter: PayablesSearch
  onFilter: (filter: PayablesSearch) => void
}

/** What is to be paid, to suppliers and back to customers, to choose a payment file of; and the files that were made. */
export function PaymentsScreen({ administrationId, filter, onFilter }: PaymentsScreenProps) {
  usePageTitle('Te betalen')
  const [currentDay] = useState(() => today())
  const mayPay = useMayChange(administrationId, { permission: 'BOOKING' })
  const asked = { params: { administrationId }, query: payablesQuery(filter) }
  const pages = usePages(contract.payments.payables, asked)
  const exports = useExports(contract.payments.exportPayables, asked)
  const { totalOpenCents, segments } = pages.first ?? {}
  const credits = useQuery(query(contract.payments.credits, { params: { administrationId } })).data ?? NO_CREDITS
  const choice = useChoice(pages.items, credits)
  const isPaying = choice.chosen.items.length > 0
  const payingCents = isPaying ? choice.chosen.totalCents : undefined
  const { byPurchase: waiting } = useWaitingLines(administrationId)
  const columns = useMemo(
    () => payableColumns({ administrationId, today: currentDay, totalOpenCents, payingCents, waiting }),
    [administrationId, currentDay, totalOpenCents, payingCents, waiting],
  )
  const hasBar = choice.selection.keys.size > 0
  const form = {
    administrationId,
    chosen: choice.chosen,
    today: currentDay,
    onWrong: choice.onWrong,
    onMade: choice.onMade,
  }
  useWanted(filter.purchaseIds, pages, choice.chooseAll)
  const current = segments?.[filter.status ?? 'all']
  const hrefOf = (next: PayablesSearch) => payablesHref(administrationId, next)
  return (
    <>
      <PayingContext value={choice.paying}>
        <ListScreen
          name={`payables.${administrationId}`}
          title="Inkoop"
          tableLabel="Te betalen"
          itemsName="facturen"
          allLabel="Alles wat openstaat"
          summary={payableSums(administrationId, pages.first)}
          tabs={<PurchaseTabs administrationId={administrationId} current="payments" />}
          {...{ filter, onFilter, pages, columns, exports, hrefOf, months }}
          read={readPayablesSearch}
          segments={statusSegments(
            statusFilters,
            filter.status,
            (status) => hrefOf({ ...filter, status, peek: undefined, start: undefined }),
            segmentCounts(segments),
          )}
          totalCount={current?.count}
          isCapped={current?.isCapped}
          defaultSort="dueDate"
          starts={payablesStarts}
          {...(filter.purchaseIds !== undefined && {
            filters: {
              count: 1,
              cleared: { ...filter, purchaseIds: undefined },
              fields: <p>Alleen de inkoopfacturen die je in de lijst koos.</p>,
            },
          })}
          dateLabel="Vervaldatum"
          searchLabel="Zoek een factuur"
          searchPlaceholder="Nummer of leverancier"
          rowId={({ openItemId }) => openItemId}
          rowLabel={nameOf}
          peekOf={(row) =>
            payablePeek({
              administrationId,
              row,
              today: currentDay,
              waiting: waitingFor(row, waiting),
              choice: mayPay ? { isChosen: choice.isChosen(row), toggle: () => choice.toggle(row) } : undefined,
            })
          }
          selection={mayPay ? choice.selection : undefined}
          selectionBar={{
            summary: <ChosenSum chosen={choice.chosen} waiting={waiting} onLeaveOut={choice.leaveOut} />,
            actions: <PaymentForm {...form} isBar />,
          }}
          empty={
            <NothingToPay isNarrowed={[filter.search, filter.from, filter.status, filter.purchaseIds].some(Boolean)} />
          }
        />
        <CustomerCredits {...{ administrationId, credits, mayPay }} today={currentDay} onToggle={choice.toggle} />
      </PayingContext>
      {/* Of credits of customers alone, which stand below the list. */}
      {isPaying && !hasBar && <PaymentForm {...form} isBar={false} />}
      <PaymentFiles administrationId={administrationId} mayPay={mayPay} />
    </>
  )
}

const months: Months<Payable> = {
  days: { dueDate: ({ dueDate }) => dueDate },
  words: ['factuur', 'facturen'],
  centsOf: ({ openCents }) => openCents,
}

const NO_CREDITS: readonly Payable[] = []

/** Which of the rows and of the customers' credits are paid, and how much of each. */
function useChoice(payables: readonly Payable[], credits: readonly Payable[]) {
  const rows = [...payables, ...credits]
  const [amounts, setAmounts] = useState<Amounts>(new Map())
  const [wasTried, setWasTried] = useState(false)
  const chosen = chosenOf(rows, amounts)
  const keysIn = (of: readonly Payable[]) => of.map(keyOf).filter((key) => amounts.has(key))
  const onChange = (keys: ReadonlySet<string>) => {
    const next = choose(rows, keys, amounts)
    const refused = rows.filter((row) => keys.has(keyOf(row)) && !next.has(keyOf(row)))
    if (refused.length > 0) toast.warning(cannotText(refused))
    setAmounts(next)
  }
  const paying: Paying = {
    chosen: new Map(chosen.items.map((item) => [keyOf(item.payable), item])),
    setAmount: (payable, cents) => setAmounts((before) => new Map(before).set(keyOf(payable), cents)),
    wasTried,
  }
  return {
    chosen,
    paying,
    selection: {
      always: true,
      keys: new Set(keysIn(payables)),
      onChange: (keys: ReadonlySet<string>) => onChange(new Set([...keys, ...keysIn(credits)])),
    },
    chooseAll: () => onChange(new Set([...amounts.keys(), ...payables.map(keyOf)])),
    isChosen: (payable: Payable) => amounts.has(keyOf(payable)),
    toggle: (payable: Payable) => onChange(withToggled(amounts, payable)),
    leaveOut: (payables: readonly Payable[]) => setAmounts((before) => without(payables, before)),
    onWrong: () => setWasTried(true),
    onMade: () => {
      setAmounts(new Map())
      setWasTried(false)
    },
  }
}

const NothingToPay = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState icon={SearchX} title="Niets gevonden">
      Geen openstaande factuur past bij deze filters.
    </EmptyState>
  ) : (
    <EmptyState icon={HandCoins} title="Er is niets te betalen">
      Hier komt wat je geboekt hebt en nog niet betaald.
    </EmptyState>
  )
