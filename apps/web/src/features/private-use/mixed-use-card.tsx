import { contract, type MixedUse } from '@klopt/api-client/contract'
import { mixedUseDifference } from '@klopt/bookkeeping/vat'
import { Card, TextField } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { Outcome } from './outcome.tsx'
import * as styles from './private-use.css.ts'
import { useRefused } from './use-refused.ts'

interface MixedUseCardProps {
  administrationId: number
  year: number
  onPrepare: ((cents: number, lastDay: string) => void) | null
  isPending: boolean
}

/** The recalculation of VAT on mixed use, of the book year that ends in a calendar year; nothing where there is none. */
export function MixedUseCard({ administrationId, year, ...rest }: MixedUseCardProps) {
  const { data } = useQuery(query(contract.vatDeduction.mixedUse, { params: { administrationId } }))
  const own = data?.years.find(({ lastDay }) => lastDay.startsWith(String(year)))
  if (!data || !own || (data.shares.length === 0 && own.vatCents === 0)) return null
  return <Recalculation key={own.from} own={own} {...rest} />
}

interface RecalculationProps extends Pick<MixedUseCardProps, 'onPrepare' | 'isPending'> {
  own: MixedUse['years'][number]
}

function Recalculation({ own, onPrepare, isPending }: RecalculationProps) {
  const { card, refuse } = useRefused()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(own.percent ?? own.ownPercent)
  const isRight = /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100
  const cents = isRight ? mixedUseDifference(own, Number(text)) : 0
  return (
    <Card title="Gemengd gebruik (pro rata)">
      <div ref={card} className={styles.form}>
        <p className={styles.muted}>
          Van je omzet gaf {formatEuro(own.taxedCents)} recht op aftrek en was {formatEuro(own.exemptCents)} vrijgesteld
          {own.percent === null ? '.' : `: samen ${own.percent}%, naar boven afgerond.`} Van {formatEuro(own.vatCents)}{' '}
          btw op gemengd gebruik is {formatEuro(own.deductedCents)} afgetrokken. Omzet via OSS en zonder btw telt Klopt
          niet mee; klopt het percentage daardoor niet, of is het werkelijk gebruik anders, vul dan je eigen percentage
          in.
        </p>
        <div className={styles.fields}>
          <TextField
            label="Aftrekbaar over het hele jaar"
            inputMode="numeric"
            suffix={<span className={styles.unit}>%</span>}
            value={text}
            onChange={({ target }) => setTyped(target.value)}
            error={isRight ? undefined : 'Vul 0 tot en met 100 in, zonder komma'}
          />
        </div>
        <Outcome
          cents={Math.abs(cents)}
          box={cents < 0 ? 'meer in rubriek 5b' : 'minder in rubriek 5b'}
          onPrepare={onPrepare && (() => onPrepare(cents, own.lastDay))}
          isPending={isPending}
          onRefuse={refuse}
          isIncomplete={!isRight}
        />
      </div>
    </Card>
  )
}
