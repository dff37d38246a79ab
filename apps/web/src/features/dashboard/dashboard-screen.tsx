import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Card, PageHeader, Skeleton, visuallyHidden } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { today as todayNow } from '../../app/today.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { currentUserQuery } from '../../app/session/session.ts'
import { useCustomerView } from '../../app/session/use-customer-view.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { ClientChanges } from './client-changes-card.tsx'
import * as styles from './dashboard.css.ts'
import { dashboardInput } from './dashboard-input.ts'
import { FirstStepsCard, hasFirstSteps } from './first-steps-card.tsx'
import { hasResult, isFresh } from './is-fresh.ts'
import { KeyFigures } from './key-figures.tsx'
import { LatestInvoices } from './latest-invoices.tsx'
import { MoneyCard } from './money-card.tsx'
import { MonthlyChart } from './monthly-chart.tsx'
import { processedSentence } from './processed-sentence.ts'
import { TodoCard } from './todo-card.tsx'
import { useFirstSteps } from './use-first-steps.ts'
import { useMayReadReports } from './use-may-read-reports.ts'
import { VatReserveCard } from './vat-reserve-card.tsx'
import { YearMenu } from './year-menu.tsx'

/** Who is beyond the first steps needs no invoice to look at. */
const Welcome = lazy(async () => ({ default: (await import('./welcome.tsx')).Welcome }))

export interface DashboardScreenProps {
  administrationId: number
  /** The fiscal year the figures are of; that of today when undefined. */
  year: number | undefined
  onYearChange: (year: number) => void
}

/** How the business stands today, and what to do now. */
export function DashboardScreen({ administrationId, year, onYearChange }: DashboardScreenProps) {
  usePageTitle('Dashboard')
  const today = todayNow()
  const params = { administrationId }
  const { data, isError, refetch } = useQuery(query(contract.dashboard.get, dashboardInput(administrationId, year)))
  const books = useQuery(query(contract.bank.books, { params }))
  const waiting = books.data?.reduce((sum, book) => sum + book.waiting, 0)
  const { steps, isPending: stepsPending, keepLook } = useFirstSteps(administrationId)
  const user = useQuery(currentUserQuery())
  // Who can take no step is shown none, nor is a bookkeeper: how a business begins is its own.
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const view = useCustomerView(administrationId)
  const isOfFirm = view === 'firm'
  const hasSteps = steps !== undefined && hasFirstSteps(steps)
  const showsSteps = writeBlock === null && view === null && hasSteps
  const mayShowSteps = (writeBlock === undefined || view === undefined) && hasSteps
  // Figures that are all nothing wait until there is something to count.
  const fresh = data !== undefined && isFresh(data) && showsSteps
  // Once begun it goes on here, also when a step brings the first figure.
  const [hasBegun, setHasBegun] = useState(false)
  if (fresh && !hasBegun) setHasBegun(true)
  const own = user.data?.administrations?.find(({ id }) => id === administrationId)
  // Who may be about to begin is not shown a dashboard first, nor the name of one.
  const mayBeFresh =
    own?.subscription.type === 'TRIAL' &&
    !isError &&
    (data === undefined || stepsPending || writeBlock === undefined || view === undefined)
  const thisYear = data?.thisYear ?? Number(today.slice(0, 4))
  const sentence = data && waiting !== undefined && processedSentence(data.processedUntil, waiting, today)
  if (mayBeFresh) return <Waiting />
  if (hasBegun && showsSteps) {
    return (
      <div className={styles.page}>
        <Suspense fallback={<Waiting />}>
          <Welcome administrationId={administrationId} done={steps} onKeepLook={keepLook} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="Dashboard"
        description={sentence || '\u00a0'}
        actions={
          <YearMenu
            year={year ?? thisYear}
            thisYear={thisYear}
            startMonth={data?.fiscalYearStartMonth ?? 1}
            onChange={onYearChange}
          />
        }
      />
      <ClientChanges administrationId={administrationId}>
        {(changes) =>
          isError ? (
            <Card>
              <LoadError onRetry={() => void refetch()} />
            </Card>
          ) : stepsPending || mayShowSteps || (isOfFirm && data === undefined) ? (
            // The steps, or what is to be done, stand above the figures, which would jump.
            <Skeleton height="480px" />
          ) : (
            <>
              {steps && showsSteps && <FirstStepsCard administrationId={administrationId} done={steps} />}
              {isOfFirm && (
                <div className={changes === null ? undefined : styles.middle}>
                  <TodoCard todo={data?.todo} />
                  {changes}
                </div>
              )}
              <KeyFigures {...{ administrationId, year, today }} dashboard={data} />
              <DashboardCards {...{ administrationId, dashboard: data, today }} hasTodo={!isOfFirm} />
            </>
          )
        }
      </ClientChanges>
    </div>
  )
}

interface DashboardCardsProps {
  administrationId: number
  /** Undefined while it is being fetched. */
  dashboard: ResponseOf<typeof contract.dashboard.get> | undefined
  today: string
  /** What is to be done stands among them; a bookkeeper has it above the figures. */
  hasTodo: boolean
}

/** What is below the figures. Before the first turnover and costs there is no chart of them, nor VAT to put aside. */
function DashboardCards({ administrationId, dashboard, today, hasTodo }: DashboardCardsProps) {
  const mayReadReports = useMayReadReports(administrationId)
  const money = mayReadReports && <MoneyCard administrationId={administrationId} today={today} />
  const todo = hasTodo && <TodoCard todo={dashboard?.todo} />
  const beside = hasTodo ? styles.middle : undefined
  const invoices = dashboard && (
    <LatestInvoices administrationId={administrationId} invoices={dashboard.latestInvoices} />
  )
  if (dashboard && money && !hasResult(dashboard.months)) {
    return (
      <>
        <div className={beside}>
          {money}
          {todo}
        </div>
        {invoices}
      </>
    )
  }
  return (
    <>
      <div className={beside}>
        <MonthlyChart months={dashboard?.months} today={today} />
        {todo}
      </div>
      {dashboard && (
        // What stands below what is still to come would jump.
        <div className={money ? styles.middle : undefined}>
          {money}
          <VatReserveCard {...{ administrationId, dashboard, today }} />
        </div>
      )}
      {invoices}
    </>
  )
}

/** Until it is known whether one is about to begin. */
const Waiting = () => (
  <div className={styles.page} aria-busy="true">
    <PageHeader
      className={styles.header}
      title={
        <>
          <span className={visuallyHidden}>Dashboard</span>
          <Skeleton width="240px" height="24px" />
        </>
      }
      description={<Skeleton width="320px" />}
    />
    <Skeleton height="480px" />
  </div>
)
