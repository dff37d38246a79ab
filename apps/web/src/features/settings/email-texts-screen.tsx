import { contract, type EmailTextKind } from '@klopt/api-client/contract'
import { Card, PageHeader, Skeleton, Tabs } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { EmailTextForm } from './email-text-form.tsx'
import * as styles from './settings.css.ts'

const names: Record<EmailTextKind, string> = { invoice: 'Factuur', credit_invoice: 'Creditfactuur' }

/** The words of each mail that goes out with a document. */
export function EmailTextsScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('E-mailteksten')
  const params = { administrationId }
  const { data, isError, error, refetch } = useFresh(contract.settings.emailTexts, { params })
  const profile = useQuery(query(contract.administrations.profile, { params }))
  return (
    <div className={styles.widePage} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="E-mailteksten"
        description="Met deze woorden begint een mail; bij het versturen kun je die nog aanpassen."
      />
      {data ? (
        <Tabs
          label="Soort mail"
          items={data.map((text) => ({
            value: text.kind,
            label: names[text.kind],
            content: (
              <EmailTextForm
                key={`${text.kind} ${text.version}`}
                administrationId={administrationId}
                text={text}
                companyName={profile.data?.companyName ?? ''}
              />
            ),
          }))}
        />
      ) : isError ? (
        <Card>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Card>
          <Skeleton height="420px" />
        </Card>
      )}
    </div>
  )
}
