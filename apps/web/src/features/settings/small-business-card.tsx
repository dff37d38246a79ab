import { contract, type SmallBusinessScheme } from '@klopt/api-client/contract'
import { Alert, AppLink, Badge, Button, Card, linkClassName, Progress, Skeleton } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { joiningDays, waitsUntil } from './scheme-borders.ts'
import { SmallBusinessModal } from './small-business-modal.tsx'
import * as styles from './settings.css.ts'

const TONES = { ok: 'accent', note: 'warning', task: 'danger' } as const

type Span = SmallBusinessScheme['spans'][number]

/** The small-business scheme: when it held, how near turnover is to its limit, and joining or leaving. */
export function SmallBusinessCard({ administrationId }: { administrationId: number }) {
  const { data, isError, error, refetch } = useQuery(
    query(contract.smallBusinessScheme.get, { params: { administrationId } }),
  )
  return (
    <Card
      title="KOR"
      aside={
        data && <Badge tone={data.isOn ? 'success' : 'neutral'}>{data.isOn ? 'Je doet mee' : 'Je doet niet mee'}</Badge>
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
  const last = scheme.spans.at(-1)
  const running = last?.until === null ? last : null
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>
        Met de kleineondernemersregeling (KOR) reken je geen btw en trek je geen voorbelasting af, zolang je omzet in
        een kalenderjaar niet boven {formatEuro(scheme.limitCents)} komt. Voor elke boeking geldt wat er op die dag
        gold.
      </p>
      {running !== null && <Turnover scheme={scheme} />}
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
      {mayChange && <Change administrationId={administrationId} spans={scheme.spans} />}
    </div>
  )
}

/** Joining or leaving, or until when who left has to wait. */
function Change({ administrationId, spans }: { administrationId: number; spans: readonly Span[] }) {
  const [isAsking, setIsAsking] = useState(false)
  const periods = useQuery(query(contract.vat.periods, { params: { administrationId } })).data ?? []
  const again = waitsUntil(spans, today())
  const isRunning = spans.some(({ until }) => until === null)
  return (
    <>
      {again !== null && <p>Je stopte eerder. Opnieuw meedoen kan vanaf {formatDateLong(again)}.</p>}
      {(isRunning || again === null || joiningDays(periods, spans).length > 0) && (
        <div>
          <Button onClick={() => setIsAsking(true)}>{isRunning ? 'Stoppen met de KOR' : 'Meedoen aan de KOR'}</Button>
        </div>
      )}
      {isAsking && (
        <SmallBusinessModal administrationId={administrationId} spans={spans} onClose={() => setIsAsking(false)} />
      )}
    </>
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

function spanWords({ from, until, endedBy }: Span): string {
  if (until === null) return `Vanaf ${formatDateLong(from)}`
  const why = endedBy === 'limit' ? ': daarna ging je omzet over de grens' : ''
  return `${formatDateLong(from)} t/m ${formatDateLong(until)}${why}`
}
