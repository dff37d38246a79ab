import { contract } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, Card, EmptyState, PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { isRefused } from '../../app/errors/failures.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useCustomerView } from '../../app/session/use-customer-view.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { PeriodTab, PeriodTabs } from '../../shared/periods/period-tabs.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { DossierChecklist } from './dossier-checklist.tsx'
import { DossierDeeds } from './dossier-deeds.tsx'
import { DossierDocuments } from './dossier-documents.tsx'
import { DossierNotes } from './dossier-notes.tsx'
import * as styles from './dossiers.css.ts'
import { dossierYears, yearToOpen } from './dossier-years.ts'

export interface DossierScreenProps {
  administrationId: number
  /** The fiscal year of the address; without it the one that was last over. */
  year: number | undefined
}

/** What the firm keeps about this client for a fiscal year: what is to be done, files, what was noted, and who did what. */
export function DossierScreen({ administrationId, year: wanted }: DossierScreenProps) {
  usePageTitle('Dossier')
  const params = { administrationId }
  const view = useCustomerView(administrationId)
  const known = useQuery(query(contract.fiscalYears.list, { params }))
  const years = known.data && dossierYears(known.data, today(), wanted)
  const fiscalYear = years && yearToOpen(years, wanted)
  const dossier = useQuery({
    ...query(contract.dossiers.get, { params: { ...params, fiscalYear: fiscalYear ?? 0 } }),
    enabled: fiscalYear !== undefined && view !== null,
  })
  if (view === null || isRefused(dossier.error)) return <OfFirm administrationId={administrationId} />
  const failed = known.isError ? known : dossier.isError ? dossier : undefined
  return (
    <div className={styles.page} aria-busy={dossier.data === undefined && !failed}>
      <PageHeader
        className={styles.header}
        title={fiscalYear === undefined ? 'Dossier' : `Dossier ${fiscalYear}`}
        description="Alleen je kantoor ziet dit; de klant niet."
      />
      {years && (
        <PeriodTabs label="Boekjaar">
          {years.map(({ year, name, state }) => (
            <PeriodTab
              key={year}
              href={administrationAddress(administrationId, 'dossier', { search: { year } })}
              name={name}
              state={state}
              isCurrent={year === fiscalYear}
            />
          ))}
        </PeriodTabs>
      )}
      {failed && <LoadError error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !dossier.data && <Skeleton height="240px" />}
      {dossier.data && (
        <>
          <DossierChecklist key={`items ${fiscalYear}`} administrationId={administrationId} dossier={dossier.data} />
          <DossierDocuments key={`files ${fiscalYear}`} administrationId={administrationId} dossier={dossier.data} />
          <DossierNotes key={`notes ${fiscalYear}`} administrationId={administrationId} dossier={dossier.data} />
          <DossierDeeds administrationId={administrationId} fiscalYear={dossier.data.fiscalYear} />
        </>
      )}
    </div>
  )
}

/** In place of the dossier for whose it is about: the years and their files are the firm's. */
const OfFirm = ({ administrationId }: { administrationId: number }) => (
  <div className={styles.page}>
    <PageHeader className={styles.header} title="Dossier" />
    <Card padding="none">
      <EmptyState
        icon={Lock}
        title="Dit is van je kantoor"
        action={
          <AppLink href={administrationAddress(administrationId, 'fiscal-years')} className={buttonClassName()}>
            Naar je boekjaar
          </AppLink>
        }
      >
        In het dossier houdt je kantoor bij wat het voor je nakijkt. Je cijfers en je jaarafsluiting vind je bij
        Boekjaar.
      </EmptyState>
    </Card>
  </div>
)
