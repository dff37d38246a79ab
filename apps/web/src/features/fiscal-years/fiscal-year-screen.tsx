import { contract, type ShownYear, type YearCheck } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, Card, CheckList, HeaderActions, PageHeader, ProgressRing, Skeleton } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { ApprovalCard } from '../../shell/approvals/approval-card.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { useAnnualReport } from './use-annual-report.ts'
import { CloseCard } from './close-card.tsx'
import * as periodPage from '../../shared/periods/period-page.css.ts'
import * as styles from './fiscal-years.css.ts'
import { yearToShow } from './year-states.ts'
import { YearStrip } from './year-strip.tsx'

export interface FiscalYearScreenProps {
  administrationId: number
  /** The year of the address; without it the oldest that can be closed. */
  year: number | undefined
}

/** A fiscal year: what is checked before it is closed, what closing does, and closing it. */
export function FiscalYearScreen({ administrationId, year: wanted }: FiscalYearScreenProps) {
  const params = { administrationId }
  const years = useQuery(query(contract.fiscalYears.list, { params }))
  const current = years.data && yearToShow(years.data, wanted)
  const shown = useQuery({
    ...query(contract.fiscalYears.get, { params: { ...params, year: current?.year ?? 0 } }),
    enabled: current !== undefined,
  })
  const failed = years.isError ? years : shown.isError ? shown : undefined
  const { data } = shown
  const report = useAnnualReport(administrationId)
  const title = current ? `Boekjaar ${current.name}` : 'Boekjaar'
  usePageTitle(title)
  return (
    <div className={periodPage.page} aria-busy={data === undefined && !failed}>
      <PageHeader
        className={periodPage.header}
        title={current?.state === 'open' ? `${title} afsluiten` : title}
        description={current ? `${formatDateLong(current.from)} t/m ${formatDateLong(current.to)}` : '\u00a0'}
        actions={
          data && (
            <HeaderActions
              besides={[
                { label: 'Privégebruik', href: administrationAddress(administrationId, 'private-use') },
                report(data.year),
              ]}
            >
              <div className={styles.besideTitle}>
                <Progress checks={data.checks} />
              </div>
            </HeaderActions>
          )
        }
      />
      {years.data ? (
        <YearStrip administrationId={administrationId} years={years.data} current={current?.year} />
      ) : (
        !failed && <Skeleton height="62px" width="min(100%, 620px)" />
      )}
      {failed ? (
        <Card>
          <LoadError error={failed.error} onRetry={() => void failed.refetch()} />
        </Card>
      ) : !data ? (
        <Card>
          <Skeleton height="360px" />
        </Card>
      ) : (
        <div className={styles.columns}>
          <Card padding="none">
            <div className={styles.aboveChecks}>
              <Progress checks={data.checks} />
            </div>
            <CheckList label={`Controle van boekjaar ${data.name}`} headingLevel={2} groups={groupsOf(data)} />
          </Card>
          <div className={styles.aside}>
            <CloseCard key={data.year} administrationId={administrationId} shownYear={data} />
            <ApprovalCard
              administrationId={administrationId}
              kind="year"
              period={String(data.year)}
              canAsk={data.state === 'open'}
            />
          </div>
        </div>
      )}
    </div>
  )
}

function Progress({ checks }: Pick<ShownYear, 'checks'>) {
  return (
    <ProgressRing value={checks.filter(({ state }) => state === 'ok').length} max={checks.length} label="in orde" />
  )
}

const groups: readonly { readonly group: YearCheck['group']; readonly title: string }[] = [
  { group: 'bank', title: 'Bank en kas' },
  { group: 'items', title: 'Openstaand' },
  { group: 'vat', title: 'Btw' },
  { group: 'entries', title: 'Boekingen' },
]

const groupsOf = ({ checks, state: yearState }: ShownYear) =>
  groups.map(({ group, title }) => ({
    title,
    checks: checks
      .filter((check) => check.group === group)
      .map(({ key, title: label, detail, state, href }) => ({
        id: key,
        label,
        done: state === 'ok',
        proof: detail || undefined,
        action: href !== null && yearState !== 'closed' && (
          <AppLink href={href} className={buttonClassName({ size: 'small' })}>
            {state === 'open' ? 'Oplossen' : 'Bekijken'}
          </AppLink>
        ),
      })),
  }))
