import { contract, type PlanRow } from '@klopt/api-client/contract'
import { Button, Card, Skeleton, Table, type Column } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { planNames } from '../../shared/subscriptions/plan-names.ts'
import * as styles from './back-office.css.ts'
import { PriceModal } from './price-modal.tsx'
import { planLabel, priceOf } from './price-words.ts'
import { ReasonModal } from './reason-modal.tsx'

type Coming = PlanRow['comingPrices'][number]
type Doing = { readonly plan: PlanRow; readonly withdrawn: Coming | null }

/** Every plan with its price, what it will cost later, and how many have it. */
export function PricesCard() {
  const plans = useQuery(query(contract.backOffice.plans, {}))
  const [doing, setDoing] = useState<Doing | null>(null)
  const columns = useMemo(() => columnsOf(setDoing), [])
  const close = () => setDoing(null)
  return (
    <Card title="Prijzen" padding="none">
      {plans.data === undefined ? (
        <Skeleton height="160px" />
      ) : (
        <Table label="Prijs van elk abonnement" columns={columns} rows={plans.data} rowKey={({ id }) => String(id)} />
      )}
      {doing?.withdrawn === null && <PriceModal plan={doing.plan} onClose={close} />}
      {doing?.withdrawn && <WithdrawModal plan={doing.plan} price={doing.withdrawn} onClose={close} />}
    </Card>
  )
}

/** '8 administraties', and of what is no longer sold that too. */
const countText = ({ administrations, isFormer }: PlanRow): string =>
  (administrations === 1 ? '1 administratie' : `${administrations} administraties`) +
  (isFormer ? ' · niet meer te kiezen' : '')

const columnsOf = (onDo: (doing: Doing) => void): readonly Column<PlanRow>[] => [
  { id: 'name', header: 'Abonnement', card: 'title', cell: ({ name }) => planNames[name] },
  { id: 'price', header: 'Prijs zonder btw', align: 'end', card: 'amount', cell: priceOf },
  { id: 'state', header: 'Te kiezen', card: 'none', cell: ({ isFormer }) => (isFormer ? 'Niet meer' : 'Ja') },
  {
    id: 'administrations',
    header: 'Administraties',
    align: 'end',
    card: 'number',
    cell: ({ administrations }) => administrations,
    cardCell: (plan) => <span className={styles.count}>{countText(plan)}</span>,
  },
  {
    id: 'coming',
    header: 'Straks',
    card: 'detail',
    cell: (plan) => (
      <span className={styles.name}>
        {plan.comingPrices.map((price) => (
          <span key={price.id} className={styles.coming}>
            {formatEuro(price.amountCents)} vanaf {formatDateLong(price.from)}
            <Button
              size="small"

              aria-label={`Prijs van ${planLabel(plan)} vanaf ${formatDateLong(price.from)} intrekken`}
              onClick={() => onDo({ plan, withdrawn: price })}
            >
              Intrekken
            </Button>
          </span>
        ))}
      </span>
    ),
  },
  {
    id: 'change',
    header: '',
    name: 'Prijs wijzigen',
    width: '160px',
    card: 'status',
    cell: (plan) =>
      !plan.isFormer && (
        <Button
          size="small"
          aria-label={`Prijs wijzigen van ${planLabel(plan)}`}
          onClick={() => onDo({ plan, withdrawn: null })}
        >
          Prijs wijzigen
        </Button>
      ),
  },
]

function WithdrawModal({ plan, price, onClose }: { plan: PlanRow; price: Coming; onClose: () => void }) {
  const { mutate, isPending, isSuccess } = useWrite(contract.pricing.withdrawPrice)
  return (
    <ReasonModal
      title="Nieuwe prijs intrekken"
      button="Intrekken"
      danger
      done="De nieuwe prijs is ingetrokken"
      send={(reason, told) => mutate({ params: { planId: plan.id, priceId: price.id }, body: { reason } }, told)}
      {...{ isPending, isSuccess, onClose }}
    >
      {planLabel(plan)} blijft kosten wat het nu kost.
    </ReasonModal>
  )
}
