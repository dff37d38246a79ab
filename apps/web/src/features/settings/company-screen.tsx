import { contract } from '@klopt/api-client/contract'
import { Card, PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/api.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import * as styles from './settings.css.ts'

/** The company details and the settings that invoices and the books depend on. */
export function CompanyScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Bedrijf')
  const { data, isError, refetch } = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="Bedrijf"
        description="Deze gegevens staan op je facturen en sturen je boekhouding."
      />
      {data ? (
        <ProfileEditor administrationId={administrationId} profile={data} />
      ) : isError ? (
        <Card>
          <LoadError onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Card title="Bedrijf">
          <Skeleton height="320px" />
        </Card>
      )}
    </div>
  )
}
