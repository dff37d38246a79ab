import { contract, type CampaignRow, type PlanRow } from '@klopt/api-client/contract'
import { Badge, Button, Card, Table, type Column } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './back-office.css.ts'
import { CampaignModal } from './campaign-modal.tsx'
import { planLabel } from './price-words.ts'
import { ReasonModal } from './reason-modal.tsx'

/** Discounts for who chooses a plan: those that are on offer, were and will be. */
export function CampaignsCard() {
  const campaigns = useQuery(query(contract.pricing.campaigns, {})).data
  const plans = useQuery(query(contract.backOffice.plans, {})).data
  const [beginning, setBeginning] = useState(false)
  const [ended, setEnded] = useState<CampaignRow | null>(null)
  const columns = useMemo(() => columnsOf(plans ?? [], setEnded), [plans])
  if (campaigns === undefined || plans === undefined) return null
  return (
    <Card
      title="Acties"
      padding="none"
      aside={
        <Button size="small" onClick={() => setBeginning(true)}>
          Actie beginnen
        </Button>
      }
    >
      {campaigns.length === 0 ? (
        <p className={styles.nothing}>
          Er is geen actie. Met een actie krijgt wie een abonnement kiest een tijd lang korting.
        </p>
      ) : (
        <Table label="Acties" columns={columns} rows={campaigns} rowKey={({ id }) => String(id)} />
      )}
      {beginning && <CampaignModal plans={plans} onClose={() => setBeginning(false)} />}
      {ended && <EndModal campaign={ended} onClose={() => setEnded(null)} />}
    </Card>
  )
}

/** How a campaign stands on a day. */
function stateOf({ from, to, endedAt }: CampaignRow, day: string) {
  if (endedAt !== null) return { label: 'Gestopt', isOver: true }
  if (to < day) return { label: 'Voorbij', isOver: true }
  return from > day ? { label: 'Begint nog', isOver: false } : { label: 'Loopt', isOver: false }
}

const columnsOf = (plans: readonly PlanRow[], onEnd: (row: CampaignRow) => void): readonly Column<CampaignRow>[] => [
  {
    id: 'name',
    header: 'Actie',
    card: 'title',
    cell: ({ name, planIds }) => (
      <span className={styles.name}>
        {name}
        <span className={styles.detail}>
          {plans
            .filter(({ id }) => planIds.includes(id))
            .map(planLabel)
            .join(', ')}
        </span>
      </span>
    ),
  },
  {
    id: 'discount',
    header: 'Korting',
    card: 'amount',
    cell: ({ percent, months }) => `${percent}%, ${months} ${months === 1 ? 'maand' : 'maanden'}`,
  },
  {
    id: 'days',
    header: 'Te kiezen',
    card: 'detail',
    cell: ({ from, to }) => `${formatDateShort(from)} t/m ${formatDateShort(to)}`,
  },
  { id: 'count', header: 'Gekozen', align: 'end', card: 'number', cell: ({ administrations }) => administrations },
  {
    id: 'state',
    header: 'Stand',
    card: 'status',
    cell: (row) => {
      const { label, isOver } = stateOf(row, today())
      return <Badge tone={isOver ? 'neutral' : 'success'}>{label}</Badge>
    },
  },
  {
    id: 'end',
    header: '',
    name: 'Stoppen',
    width: '120px',
    card: 'detail',
    cell: (row) =>
      !stateOf(row, today()).isOver && (
        <Button size="small" aria-label={`${row.name} stoppen`} onClick={() => onEnd(row)}>
          Stoppen
        </Button>
      ),
  },
]

function EndModal({ campaign, onClose }: { campaign: CampaignRow; onClose: () => void }) {
  const { mutate, isPending, isSuccess } = useWrite(contract.pricing.endCampaign)
  return (
    <ReasonModal
      title={`${campaign.name} stoppen`}
      button="Stoppen"
      danger
      done="De actie is gestopt"
      send={(reason, told) => mutate({ params: { campaignId: campaign.id }, body: { reason } }, told)}
      {...{ isPending, isSuccess, onClose }}
    >
      Niemand kan deze actie meer kiezen. Wie dat al deed, houdt de korting.
    </ReasonModal>
  )
}
