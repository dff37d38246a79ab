import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, Card, EmptyState, Link, PageHeader, Skeleton } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { DoorClosed } from 'lucide-react'
import { address } from '../../app/routing/address.ts'
import { dashboardPath } from '../../app/session/start-target.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { PageLoadError } from '../../shell/load-error.tsx'
import { safeTarget } from '../../app/session/return-target.ts'
import * as styles from './access-screen.css.ts'
import { clockTime } from './clock-time.ts'
import { useVerification } from './use-verification.ts'
import { VerifyCard } from './verify-card.tsx'

type Grant = ResponseOf<typeof contract.admin.access>['grants'][number]

/** Who one is, proved again, and the books that are open: of staff. */
export function VerificationScreen({ redirectUrl }: { redirectUrl: string | undefined }) {
  usePageTitle('Toegang')
  const navigate = useNavigate()
  const { data, error, refetch } = useVerification()
  const goOn = redirectUrl === undefined ? null : safeTarget(redirectUrl)
  if (error && !data) return <PageLoadError error={error} onRetry={() => void refetch()} />
  return (
    <div className={styles.page} aria-busy={!data}>
      <PageHeader
        className={styles.header}
        title="Toegang"
        description={data?.verifiedUntil ? `Je tweede stap telt tot ${clockTime(data.verifiedUntil)}.` : undefined}
        actions={
          data?.verifiedUntil &&
          goOn && (
            <AppLink href={goOn} className={buttonClassName({ variant: 'primary' })}>
              Verder
            </AppLink>
          )
        }
      />
      {!data && <Skeleton height="160px" />}
      {data?.verifiedUntil === null && (
        <VerifyCard onVerified={() => goOn && void navigate({ href: goOn, replace: true })} />
      )}
      {data && (
        <Card title="Open toegang" padding="none">
          {data.grants.length === 0 ? (
            <EmptyState icon={DoorClosed} title="Er staat niets open">
              Hier komen de administraties en kantoren die je hebt geopend, elk voor hoogstens een uur.
            </EmptyState>
          ) : (
            <ul className={styles.grants}>
              {data.grants.map((grant) => (
                <OpenGrant key={`${grant.firmId}-${grant.administrationId}-${grant.expiresAt}`} grant={grant} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </div>
  )
}

function OpenGrant({ grant: { administrationId, firmId, name, reason, expiresAt } }: { grant: Grant }) {
  const firmHref = firmId === null ? null : address('/v2/firms/$firmId', { params: { firmId } })
  const href = administrationId === null ? firmHref : dashboardPath(administrationId)
  return (
    <li className={styles.grant}>
      <div className={styles.words}>
        {href === null ? name : <Link href={href}>{name}</Link>}
        <div className={styles.details}>
          {firmId !== null && 'Kantoor · '}
          {reason}
        </div>
      </div>
      <span className={styles.details}>tot {clockTime(expiresAt)}</span>
    </li>
  )
}
