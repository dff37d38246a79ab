import { contract } from '@klopt/api-client/contract'
import { Card, PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './account-screen.css.ts'
import { EmailAddressCard } from './email-address-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

/** One's own account: who one is, how it is guarded, and where one is signed in. */
export function AccountScreen() {
  usePageTitle('Mijn account')
  const { data, isError, refetch } = useQuery(query(contract.account.get, {}))
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="Mijn account"
        description="Dit hoort bij jou, in welke administratie je ook werkt."
      />
      {data ? (
        <div className={styles.part}>
          <ProfileCard account={data} />
          <EmailAddressCard account={data} />
          <PasswordCard account={data} />
          <TwoFactorCard account={data} />
          <SessionsCard />
        </div>
      ) : isError ? (
        <Card className={styles.part}>
          <LoadError onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Card title="Naam" className={styles.part}>
          <Skeleton height="120px" />
        </Card>
      )}
    </div>
  )
}
