import { contract } from '@klopt/api-client/contract'
import { Card, DetailHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { address } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { isMissing } from '../../app/errors/failures.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { PageLoadError } from '../../shell/load-error.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { safeTarget } from '../../app/session/return-target.ts'
import * as styles from './access-screen.css.ts'
import { OpenAccess } from './open-access.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useVerification } from './use-verification.ts'
import { VerifyCard } from './verify-card.tsx'

export interface FirmAccessScreenProps {
  firmId: number
  redirectUrl: string | undefined
}

/** Where staff asks to see the clients of a firm. Their books each ask for access of their own. */
export function FirmAccessScreen({ firmId, redirectUrl }: FirmAccessScreenProps) {
  const navigate = useNavigate()
  const verification = useVerification()
  const isVerified = verification.data !== undefined && verification.data.verifiedUntil !== null
  const { data, error, refetch } = useQuery({
    ...query(contract.admin.firm, { params: { firmId } }),
    enabled: isVerified,
    meta: { errors: 'screen' },
  })
  const enter = useWrite(contract.admin.enterFirm)
  const failed = verification.error ?? error
  usePageTitle(isMissing(failed) ? null : 'Toegang tot een kantoor')
  if (isMissing(failed)) return <NotFound />
  if (failed && !data) {
    return (
      <PageLoadError error={failed} onRetry={() => void (verification.error ? verification.refetch() : refetch())} />
    )
  }
  const href =
    redirectUrl === undefined ? address('/v2/firms/$firmId', { params: { firmId } }) : safeTarget(redirectUrl)
  const onEnter = async (reason: string) => {
    await enter.mutateAsync({ params: { firmId }, body: { reason } })
    await navigate({ href, replace: true })
  }
  return (
    <div className={styles.page}>
      <DetailHeader
        back={{ label: 'Overzicht', href: address('/v2/admin') }}
        className={styles.header}
        title="Toegang tot een kantoor"
        description="Je ziet de klanten van een kantoor. Dat mag hoogstens een uur, met een reden."
      />
      {verification.data?.verifiedUntil === null && <VerifyCard />}
      {isVerified && !data && <Skeleton height="200px" />}
      {isVerified && data && data.accessUntil !== null && (
        <OpenAccess until={data.accessUntil} href={href} button="Naar het kantoor" />
      )}
      {isVerified && data && data.accessUntil === null && (
        <Card title={data.companyName}>
          <ReasonForm
            button="Kantoor openen"
            hint="De reden wordt bewaard. De toegang stopt na een uur; voor elke administratie vraag je apart toegang."
            onEnter={onEnter}
          />
        </Card>
      )}
    </div>
  )
}
