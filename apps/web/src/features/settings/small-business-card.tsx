import { contract, type SmallBusinessScheme } from '@klopt/api-client/contract'
import { Alert, AppLink, Badge, Card, linkClassName, Progress, Skeleton } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { SchemeChange } from './scheme-change.tsx'
import { schemeStanding, spanWords, standingWords } from './scheme-standing.ts'
import * as styles from './settings.css.ts'

const TONES = { ok: 'accent', note: 'warning', task: 'danger', passed: 'danger' } as const

/** The small-business scheme: when it held, how near turnover is to its limit, and joining or leaving. */
export function SmallBusinessCard({ administrationId }: { administrationId: number }) {
  const { data, isError, error, refetch } = useQuery(
    query(contract.smallBusinessScheme.get, { params: { administrationId } }),
  )
  return (
    <Card
      title="KOR"
      aside={
        data && (
          <Badge tone={data.isOn ? 'success' : 'neutral'}>{standingWords(schemeStanding(data.spans, today()))}</Badge>
        )
      }
    >
      {data ? (
        <Shown administrationId={administrationId} scheme={data} />
      ) : isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="120px" />
      )}
    </Card>
  )
}

function Shown({ administrationId, scheme }: { administrationId: number; scheme: SmallBusinessScheme }) {
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>
        Met de kleineondernemersregeling (KOR) reken je geen btw en trek je geen voorbelasting af, zolang je omzet in
        een kalenderjaar niet boven {formatEuro(scheme.limitCents)} komt. Voor elke boeking geldt wat er op die dag
        gold.
      </p>
      {scheme.isOn && <Turnover scheme={scheme} />}
      {scheme.spans.length > 0 && (
        <ul className={styles.history} aria-label="Wanneer je meedeed">
          {scheme.spans.toReversed().map((span) => (
            <li key={span.from}>{spanWords(span)}</li>
          ))}
        </ul>
      )}
      {scheme.spans.length > 0 && mayChange && (
        <p className={styles.muted}>
          Btw op spullen die je voor of tijdens de KOR kocht, herzie je per boekjaar:{' '}
          <AppLink href={administrationAddress(administrationId, 'private-use')} className={linkClassName}>
            bekijk en boek de herziening
          </AppLink>
          .
        </p>
      )}
      {mayChange && <SchemeChange administrationId={administrationId} spans={scheme.spans} />}
    </div>
  )
}

/** What counts for the limit this year. */
function Turnover({ scheme: { turnover, limitCents } }: { scheme: SmallBusinessScheme }) {
  const ofYear = turnover[0]
  if (!ofYear) return null
  const left = Math.max(0, limitCents - ofYear.cents)
  return (
    <>
      <Progress
        label={`Omzet van ${ofYear.year} die meetelt`}
        value={Math.min(ofYear.cents, limitCents)}
        max={limitCents}
        valueText={`${formatEuro(ofYear.cents)} van ${formatEuro(limitCents)}`}
        tone={TONES[ofYear.level]}
      />
      {ofYear.level !== 'ok' && (
        <Alert tone={ofYear.level === 'task' ? 'warning' : 'info'}>
          Je kunt dit jaar nog {formatEuro(left)} verkopen. De verkoop die over de grens gaat is helemaal met btw, en de
          KOR eindigt die dag. Klopt zegt het voordat je die factuur definitief maakt.
        </Alert>
      )}
      <p className={styles.muted}>
        Vrijgestelde omzet uit onroerend goed, financiën of verzekeringen telt ook mee. Kies daarvoor op de factuur de
        btw ‘Vrijgesteld: vastgoed, geld, verzekering’.
      </p>
    </>
  )
}
