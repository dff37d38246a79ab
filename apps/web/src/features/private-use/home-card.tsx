import { privateEnergyVat, privateGoodsVat } from '@klopt/bookkeeping/vat-return'
import { Card, MoneyField, TextField } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useState } from 'react'
import { belowZero } from './below-zero.ts'
import { Outcome } from './outcome.tsx'
import * as styles from './private-use.css.ts'
import { useRefused } from './use-refused.ts'

interface HomeCardProps {
  year: number
  onPrepare: ((cents: number) => void) | null
  isPending: boolean
}

/** Goods that the owner took, and energy of the business that was used at home. */
export function HomeCard({ year, onPrepare, isPending }: HomeCardProps) {
  const { card, lacking, refuse } = useRefused()
  const [highCents, setHigh] = useState<number | null>(null)
  const [lowCents, setLow] = useState<number | null>(null)
  const [energyCents, setEnergy] = useState<number | null>(null)
  const [share, setShare] = useState('')
  const percent = /^\d{1,3}$/.test(share.trim()) ? Number(share) : 0
  const isRight = share.trim() === '' || (/^\d{1,3}$/.test(share.trim()) && percent <= 100)
  const isNegative = [highCents, lowCents, energyCents].some((cents) => belowZero(cents) !== undefined)
  const isEmpty = [highCents, lowCents, energyCents].every((cents) => cents === null)
  const lacksShare = energyCents !== null && share.trim() === ''
  const lacksEnergy = energyCents === null && share.trim() !== ''
  const goods = privateGoodsVat({ costHighCents: highCents ?? 0, costLowCents: lowCents ?? 0, year })
  const energy = isRight ? privateEnergyVat(energyCents ?? 0, percent) : 0
  const cents = isNegative ? 0 : goods + energy
  return (
    <Card title="Goederen en energie">
      <div ref={card} className={styles.form}>
        <div className={styles.fields}>
          <MoneyField
            label="Goederen met 21% btw"
            hint="Inkoopprijs zonder btw"
            value={highCents}
            onChange={setHigh}
            error={
              belowZero(highCents) ?? lacking(isEmpty && !lacksEnergy, 'Vul hier, bij 9% of bij energie een bedrag in')
            }
          />
          <MoneyField
            label="Goederen met 9% btw"
            hint="Inkoopprijs zonder btw"
            value={lowCents}
            onChange={setLow}
            error={belowZero(lowCents)}
          />
          <MoneyField
            label="Afgetrokken btw op energie"
            hint="Gas, water en licht"
            value={energyCents}
            onChange={setEnergy}
            error={belowZero(energyCents) ?? lacking(lacksEnergy, 'Vul de afgetrokken btw op energie in')}
          />
          <TextField
            label="Deel voor thuis"
            inputMode="numeric"
            suffix={<span className={styles.unit}>%</span>}
            value={share}
            onChange={({ target }) => setShare(target.value)}
            error={isRight ? lacking(lacksShare, 'Vul het deel voor thuis in') : 'Vul 0 tot en met 100 in'}
          />
        </div>
        <p className={styles.muted}>
          Over wat je uit de zaak meenam betaal je btw over de inkoopprijs: {formatEuro(goods)}. Van energie geef je het
          deel voor thuis terug: {formatEuro(energy)}.
        </p>
        <Outcome
          cents={cents}
          box="in rubriek 1d"
          onPrepare={onPrepare && (() => onPrepare(cents))}
          isPending={isPending}
          onRefuse={refuse}
          isIncomplete={isNegative || isEmpty || lacksShare || lacksEnergy || !isRight}
        />
      </div>
    </Card>
  )
}
