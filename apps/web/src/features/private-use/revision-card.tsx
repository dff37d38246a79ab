import { contract } from '@klopt/api-client/contract'
import { Card, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { RevisionList } from '../../shared/vat/revision-list.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { Outcome } from './outcome.tsx'
import * as styles from './private-use.css.ts'

interface RevisionCardProps {
  administrationId: number
  year: number
  onPrepare: ((cents: number, lastDay: string) => void) | null
  isPending: boolean
}

/** The revision of VAT that was deducted on assets, of the book year that ends in a calendar year. */
export function RevisionCard({ administrationId, year, onPrepare, isPending }: RevisionCardProps) {
  const { data, isError, error, refetch } = useQuery(
    query(contract.vatDeduction.revision, { params: { administrationId }, query: {} }),
  )
  const own = data?.years.find(({ lastDay }) => lastDay.startsWith(String(year)))
  const cents = own?.cents ?? 0
  return (
    <Card title="Herziening van btw op activa">
      <div className={styles.form}>
        <p className={styles.muted}>
          Gebruik je iets anders dan toen je de btw aftrok, door de KOR of door vrijgestelde omzet, dan herzie je die
          btw: vijf boekjaren lang, tien voor onroerend goed. Verkocht je het binnen die tijd, reken dan de rest zelf na
          met je adviseur.
        </p>
        {data ? (
          <RevisionList administrationId={administrationId} years={own ? [own] : []} unknown={data.unknown} />
        ) : isError ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="60px" />
        )}
        {data && (
          <Outcome
            cents={Math.abs(cents)}
            box={cents < 0 ? 'meer in rubriek 5b' : 'minder in rubriek 5b'}
            onPrepare={onPrepare && own ? () => onPrepare(cents, own.lastDay) : null}
            isPending={isPending}
          />
        )}
      </div>
    </Card>
  )
}
