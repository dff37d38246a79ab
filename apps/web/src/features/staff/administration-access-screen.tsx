import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, Badge, Button, Card, DescriptionList, DetailHeader, Link, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { address } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { isCompliance, isGlobalAdmin } from '../../app/session/global-roles.ts'
import type { CurrentUser } from '../../app/session/session.ts'
import { dashboardPath } from '../../app/session/start-target.ts'
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

type Administration = ResponseOf<typeof contract.admin.administration>

export interface AdministrationAccessScreenProps {
  user: CurrentUser
  administrationId: number
  redirectUrl: string | undefined
}

/** Where staff asks to enter an administration: whose it is, whether it may, and why it wants to. */
export function AdministrationAccessScreen({ user, administrationId, redirectUrl }: AdministrationAccessScreenProps) {
  const verification = useVerification()
  const isVerified = verification.data !== undefined && verification.data.verifiedUntil !== null
  const { data, error, refetch, isFetching } = useQuery({
    ...query(contract.admin.administration, { params: { administrationId } }),
    enabled: isVerified,
    meta: { errors: 'screen' },
  })
  const failed = verification.error ?? error
  usePageTitle(isMissing(failed) ? null : 'Toegang tot een administratie')
  if (isMissing(failed)) return <NotFound />
  if (failed && !data) {
    return (
      <PageLoadError error={failed} onRetry={() => void (verification.error ? verification.refetch() : refetch())} />
    )
  }
  return (
    <div className={styles.page}>
      <DetailHeader
        back={{ label: 'Overzicht', href: address('/v2/admin') }}
        className={styles.header}
        title="Toegang tot een administratie"
        description="Je ziet gegevens van een klant. Dat mag hoogstens een uur, met een reden."
      />
      {verification.data?.verifiedUntil === null && <VerifyCard />}
      {isVerified && !data && <Skeleton height="240px" />}
      {isVerified && data && (
        <>
          <Owner administration={data} />
          <Entrance
            user={user}
            administration={data}
            href={redirectUrl === undefined ? dashboardPath(administrationId) : safeTarget(redirectUrl)}
            isChecking={isFetching}
            onCheck={() => void refetch()}
          />
        </>
      )}
    </div>
  )
}

function Owner({ administration: { companyName, mainUser, isAccessible } }: { administration: Administration }) {
  return (
    <Card title={companyName}>
      <DescriptionList
        items={[
          { term: 'Hoofdgebruiker', details: mainUser ? `${mainUser.name} (${mainUser.emailAddress})` : 'Niemand' },
          {
            term: 'Toestemming',
            details: isAccessible ? <Badge tone="success">Gegeven</Badge> : <Badge tone="warning">Niet gegeven</Badge>,
          },
        ]}
      />
    </Card>
  )
}

interface EntranceProps {
  user: CurrentUser
  administration: Administration
  /** Where one goes once inside. */
  href: string
  isChecking: boolean
  onCheck: () => void
}

/** The way in: open already, with a reason, or none without the main user. */
function Entrance({ user, administration, href, isChecking, onCheck }: EntranceProps) {
  const navigate = useNavigate()
  const enter = useWrite(contract.admin.enterAdministration)
  const { id: administrationId, isAccessible, accessUntil } = administration
  if (accessUntil !== null) return <OpenAccess until={accessUntil} href={href} button="Naar de administratie" />
  const bySupport = isAccessible && isGlobalAdmin(user)
  if (!bySupport && !isCompliance(user)) {
    return <NoConsent administration={administration} isChecking={isChecking} onCheck={onCheck} />
  }
  const onEnter = async (reason: string) => {
    await enter.mutateAsync({ params: { administrationId }, body: { reason } })
    await navigate({ href, replace: true })
  }
  return (
    <Card title={bySupport ? 'Administratie openen' : 'Openen als compliance'}>
      {!isAccessible && (
        <Alert tone="warning" title="De hoofdgebruiker heeft support niet toegelaten">
          Als compliance kun je toch naar binnen. Doe dat alleen als het moet: de klant leest wie je bent, wanneer je
          keek en waarom.
        </Alert>
      )}
      <ReasonForm
        button={isAccessible ? 'Administratie openen' : 'Openen zonder toestemming'}
        hint="De hoofdgebruiker kan deze reden lezen. De toegang stopt na een uur."
        onEnter={onEnter}
      />
    </Card>
  )
}

function NoConsent({
  administration: { companyName, mainUser },
  isChecking,
  onCheck,
}: Omit<EntranceProps, 'user' | 'href'>) {
  const subject = encodeURIComponent(`Mogen we meekijken in ${companyName}?`)
  return (
    <Card title="Vraag eerst om toestemming">
      <div className={styles.stack}>
        <p className={styles.text}>
          Je kunt deze administratie niet openen: de hoofdgebruiker heeft geen toestemming gegeven. Vraag{' '}
          {mainUser ? (
            <Link href={`mailto:${mainUser.emailAddress}?subject=${subject}`}>{mainUser.name}</Link>
          ) : (
            'de klant'
          )}{' '}
          om die te geven bij Instellingen, Toegang.
        </p>
        <div className={styles.buttons}>
          <Button loading={isChecking} onClick={onCheck}>
            Opnieuw controleren
          </Button>
        </div>
      </div>
    </Card>
  )
}
