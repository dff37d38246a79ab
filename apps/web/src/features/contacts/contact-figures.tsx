import { contract } from '@klopt/api-client/contract'
import { Card, Skeleton, Stat, StatGroup } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePermissions } from '../../app/session/use-permissions.ts'
import { today as todayNow } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { ContactAges } from './contact-ages.tsx'
import {
  contactAges,
  contactTurnover,
  habitWords,
  lateCentsOf,
  turnoverDetail,
  type ContactTurnover,
} from './contact-money.ts'
import * as styles from './contact-screen.css.ts'

interface Of {
  administrationId: number
  contactId: number
}

interface ContactFiguresProps extends Of {
  /** What they still have to pay: of who owes nothing there are no ages. */
  openCents: number
}

/** What a contact owes and how long already, and what it brought in; for who may see the books. */
export function ContactFigures(props: ContactFiguresProps) {
  const held = usePermissions(props.administrationId)
  // Nothing is held until it is known what is.
  if (held.length === 0) return <Shown {...props} ages={undefined} sums={undefined} hrefOf={() => ''} />
  // The reports that these figures come from are for who does the books.
  return held.includes('ACCOUNTING') ? <Figures {...props} /> : null
}

function Figures(props: ContactFiguresProps) {
  const { administrationId, contactId } = props
  const today = todayNow()
  const params = { administrationId }
  const year = today.slice(0, 4)
  const aged = useQuery(query(contract.reports.agedReceivables, { params, query: { asOf: today } }))
  const range = { from: `${year}-01-01`, to: today }
  const turnover = useQuery(query(contract.reports.turnover, { params, query: range }))
  if (aged.isError || turnover.isError) return null
  const hrefOf = (age: string) => agesHref(props, today, age)
  return (
    <Shown
      {...props}
      ages={aged.data && contactAges(aged.data, contactId)}
      sums={turnover.data && contactTurnover(turnover.data, contactId)}
      hrefOf={hrefOf}
    />
  )
}

/** What a contact owed of an age on a day, in the report of it. */
export const agesHref = ({ administrationId, contactId }: Of, asOf: string, age: string): string =>
  administrationAddress(administrationId, 'reports/receivables', {
    search: { asOf, figure: `contact-${contactId}.${age}` },
  })

interface ShownProps extends ContactFiguresProps {
  /** Undefined while they are being fetched, when their room is kept. */
  ages: ReturnType<typeof contactAges> | undefined
  sums: ContactTurnover | undefined
  hrefOf: (age: string) => string
}

function Shown({ ages, sums, hrefOf, openCents, ...of }: ShownProps) {
  const lateCents = ages && lateCentsOf(ages)
  return (
    <>
      <StatGroup className={styles.figures}>
        <Stat
          label="Openstaand"
          value={ages ? formatEuro(ages.totalCents) : grey}
          tone={lateCents ? 'danger' : 'neutral'}
          detail={
            lateCents === undefined ? '\u00a0' : lateCents > 0 ? `${formatEuro(lateCents)} te laat` : 'niets te laat'
          }
        />
        <Stat
          label={`Omzet ${todayNow().slice(0, 4)}`}
          value={sums ? formatEuro(sums.thisYearCents) : grey}
          detail={sums ? turnoverDetail(sums) : '\u00a0'}
        />
        <PaymentStats {...of} />
      </StatGroup>
      {openCents !== 0 && (
        <Card title="Openstaand naar ouderdom">
          <ContactAges {...{ ages, hrefOf }} />
        </Card>
      )}
    </>
  )
}

/** How long they take to pay, and when they did last. */
function PaymentStats(of: Of) {
  const { data } = useFresh(contract.contacts.activity, { params: of })
  const habits = data && habitWords(data)
  return (
    <>
      <Stat
        label="Betaalt gemiddeld na"
        value={habits ? habits.paysAfter : grey}
        detail={habits ? 'na de factuurdatum' : '\u00a0'}
      />
      <Stat
        label="Laatste betaling"
        value={habits ? habits.lastPaid : grey}
        detail={habits ? habits.lastAmount : '\u00a0'}
      />
    </>
  )
}

const grey = <Skeleton width="7em" height="0.7em" className={styles.grey} />
