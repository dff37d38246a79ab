import { contract, type SubscriptionRow } from '@klopt/api-client/contract'
import { Button, DescriptionList, EmptyState } from '@klopt/ui'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { address } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { segmentCounts } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { readSubscriptionsSearch, type SubscriptionsSearch } from './back-office-search.ts'
import { planNames } from '../../shared/subscriptions/plan-names.ts'
import { typeLabels } from '../../shared/subscriptions/type-labels.ts'
import * as styles from './back-office.css.ts'
import { CampaignsCard } from './campaigns-card.tsx'
import { ChangePlanModal } from './change-plan-modal.tsx'
import { priceOf } from './price-words.ts'
import { PricesCard } from './prices-card.tsx'
import { periodOf, subscriptionColumns } from './subscription-columns.tsx'

export interface SubscriptionsScreenProps {
  filter: SubscriptionsSearch
  onFilter: (filter: SubscriptionsSearch) => void
}

/** What every administration is on, and what the plans cost. */
export function SubscriptionsScreen({ filter, onFilter }: SubscriptionsScreenProps) {
  usePageTitle('Abonnementen')
  const { search, sort, start, type } = filter
  const asked = { query: omitUndefined({ search, sort, start, type }) }
  const pages = usePages(contract.backOffice.subscriptions, asked)
  const exports = useExports(contract.backOffice.exportSubscriptions, asked)
  const [chosen, setChosen] = useState<SubscriptionRow | null>(null)
  const hrefOf = (next: SubscriptionsSearch) => address('/v2/admin/subscriptions', { search: next })
  const segments = pages.first?.segments
  return (
    <div className={styles.page}>
      <div>
        <ListScreen
          name="admin-subscriptions"
          title="Abonnementen"
          summary={segments && summaryOf(segments)}
          itemsName="administraties"
          allLabel="Alle abonnementen"
          {...{ filter, onFilter, pages, exports, hrefOf }}
          columns={subscriptionColumns}
          read={readSubscriptionsSearch}
          segments={statusSegments(
            segmentChoices,
            type,
            (next) => hrefOf({ ...filter, type: next, start: undefined, peek: undefined }),
            segmentCounts(segments),
          )}
          totalCount={segments?.[type ?? 'all'].count}
          defaultSort="companyName"
          starts={{ companyName: { label: 'bedrijf', kind: 'text' } }}
          searchLabel="Zoek een abonnement"
          searchPlaceholder="Bedrijf, hoofdgebruiker of kantoor"
          rowId={({ administrationId }) => administrationId}
          rowLabel={({ companyName }) => companyName}
          peekOf={(row) => ({
            label: row.companyName,
            content: <DescriptionList items={factsOf(row)} />,
            actions: isChosen(row) && <Button onClick={() => setChosen(row)}>Abonnement wijzigen</Button>,
          })}
          empty={
            <EmptyState icon={SearchX} title="Niets gevonden">
              Geen administratie past bij dit filter.
            </EmptyState>
          }
        />
      </div>
      {/* After the list, which would push them down. */}
      {!pages.isPending && (
        <>
          <PricesCard />
          <CampaignsCard />
        </>
      )}
      {chosen && <ChangePlanModal row={chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

const segmentChoices = [
  { status: undefined, label: 'Alles' },
  { status: 'TRIAL', label: 'Proef' },
  { status: 'ZZP', label: 'Zzp' },
  { status: 'MKB', label: 'Mkb' },
  { status: 'PRESTARTER', label: 'Instap' },
  { status: 'REWARD', label: 'Beloning' },
  { status: 'GRACE_PERIOD', label: 'Uitloop' },
  { status: 'NONE', label: 'Geen' },
] as const

/** '13 lopen · 2 in proef' */
function summaryOf({ ZZP, MKB, TRIAL }: Record<'ZZP' | 'MKB' | 'TRIAL', { count: number }>): string {
  return `${ZZP.count + MKB.count} lopen · ${TRIAL.count} in proef`
}

/** What a firm pays for its client cannot be chosen, nor anything of what was removed. */
const isChosen = ({ plan, isRemoved }: SubscriptionRow): boolean => plan !== 'ADVISOR_PAYS' && !isRemoved

function factsOf(row: SubscriptionRow) {
  const facts = [
    ['Bedrijf', row.companyName],
    ['Hoofdgebruiker', row.mainUser],
    ['Kantoor', row.firmName],
    ['Soort', typeLabels[row.type]],
    ['Abonnement', row.plan && planNames[row.plan]],
    ['Prijs', row.amountCents === null ? null : priceOf(row)],
    ['Periode tot', periodOf(row)],
  ] as const
  return facts.flatMap(([term, details]) => (details ? [{ term, details }] : []))
}
