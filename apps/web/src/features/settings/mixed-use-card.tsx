import { contract, type MixedUse } from '@klopt/api-client/contract'
import { AppLink, Button, Card, linkClassName, Skeleton } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { MixedUseModal } from './mixed-use-modal.tsx'
import * as styles from './settings.css.ts'

/** Which share of VAT on costs for taxed and exempt supplies together is deducted, from which day. */
export function MixedUseCard({ administrationId }: { administrationId: number }) {
  const { data, isError, error, refetch } = useQuery(
    query(contract.vatDeduction.mixedUse, { params: { administrationId } }),
  )
  return (
    <Card title="Gemengd belast en vrijgesteld">
      {data ? (
        <Shown administrationId={administrationId} mixedUse={data} />
      ) : isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="80px" />
      )}
    </Card>
  )
}

function Shown({ administrationId, mixedUse }: { administrationId: number; mixedUse: MixedUse }) {
  const [isAsking, setIsAsking] = useState(false)
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const last = mixedUse.shares.at(-1)
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>
        Heb je naast belaste ook vrijgestelde omzet, dan trek je de btw op kosten voor allebei maar voor een deel af.
        Kies bij zo’n inkoop ‘gemengd gebruik’; Klopt trekt dan dit percentage af en de rest zijn kosten. Na het jaar
        reken je het na bij de{' '}
        <AppLink href={administrationAddress(administrationId, 'private-use')} className={linkClassName}>
          laatste btw-aangifte
        </AppLink>
        .
      </p>
      {mixedUse.shares.length > 0 && (
        <ul className={styles.history} aria-label="Welk deel aftrekbaar is">
          {mixedUse.shares.toReversed().map(({ from, percent }) => (
            <li key={from}>
              {percent}% vanaf {formatDateLong(from)}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <div>
          <Button onClick={() => setIsAsking(true)}>{last ? 'Percentage wijzigen' : 'Percentage instellen'}</Button>
        </div>
      )}
      {isAsking && (
        <MixedUseModal
          administrationId={administrationId}
          proposed={last?.percent ?? mixedUse.years[0]?.percent ?? null}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
