import type { PrivateCar } from '@klopt/bookkeeping/vat-return'
import { Card, Checkbox, MoneyField, RadioGroup, Select, TextField } from '@klopt/ui'
import { useState } from 'react'
import { flatOutcome, tripsOutcome } from './car-outcome.ts'
import { belowZero } from './below-zero.ts'
import { Outcome } from './outcome.tsx'
import * as styles from './private-use.css.ts'
import { useRefused } from './use-refused.ts'

interface CarCardProps {
  year: number
  onPrepare: ((cents: number) => void) | null
  isPending: boolean
}

const MONTHS = Array.from({ length: 12 }, (_, index) => ({ value: String(12 - index), label: String(12 - index) }))
const whole = (text: string): number | null => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : null)

interface Trips {
  readonly privateKm: number | null
  readonly totalKm: number | null
}

const isMoreThanAll = ({ privateKm, totalKm }: Trips): boolean =>
  privateKm !== null && totalKm !== null && privateKm > totalKm

/** Private use of a car: the flat rate, or the trips that were kept. */
export function CarCard({ year, onPrepare, isPending }: CarCardProps) {
  const { card, lacking, refuse } = useRefused()
  const [way, setWay] = useState<'flat' | 'trips'>('flat')
  const [listPriceCents, setListPrice] = useState<number | null>(null)
  const [firstUsed, setFirstUsed] = useState(String(year))
  const [months, setMonths] = useState('12')
  const [hasDeductedPurchase, setHasDeducted] = useState(true)
  const [taxed, setTaxed] = useState('100')
  const [deductedCents, setDeducted] = useState<number | null>(null)
  const [purchaseVatCents, setPurchaseVat] = useState<number | null>(null)
  const [privateKm, setPrivateKm] = useState('')
  const [totalKm, setTotalKm] = useState('')
  const firstUsedYear = /^(19|20)\d\d$/.test(firstUsed.trim()) ? Number(firstUsed) : null
  const taxedPercent = whole(taxed)
  const isTaxedRight = taxedPercent !== null && taxedPercent <= 100
  const isNegative = [listPriceCents, deductedCents, purchaseVatCents].some((cents) => belowZero(cents) !== undefined)
  const car: PrivateCar | null =
    firstUsedYear === null || firstUsedYear > year || !isTaxedRight || isNegative
      ? null
      : {
          listPriceCents: listPriceCents ?? 0,
          year,
          firstUsedYear,
          months: Number(months),
          hasDeductedPurchase,
          taxedPercent,
          deductedCents,
          purchaseVatCents: purchaseVatCents ?? 0,
        }
  const trips = { privateKm: whole(privateKm), totalKm: whole(totalKm) }
  // Of the flat rate it is a ceiling, which may stay unsaid.
  const lacksDeducted = way === 'trips' && deductedCents === null && purchaseVatCents === null
  const isIncomplete =
    car === null ||
    (way === 'flat'
      ? !listPriceCents
      : lacksDeducted || !trips.totalKm || trips.privateKm === null || isMoreThanAll(trips))
  const outcome = car && (way === 'flat' ? flatOutcome(car) : tripsOutcome(car, trips))
  return (
    <Card title="Auto">
      <div ref={card} className={styles.form}>
        <RadioGroup
          label="Hoe reken je?"
          options={[
            { value: 'flat', label: 'Vast percentage van de cataloguswaarde' },
            { value: 'trips', label: 'Bijgehouden ritten' },
          ]}
          value={way}
          onChange={setWay}
        />
        <Checkbox
          label="Bij de aankoop is btw afgetrokken"
          checked={hasDeductedPurchase}
          onChange={({ target }) => setHasDeducted(target.checked)}
        />
        <div className={styles.fields}>
          {way === 'flat' && (
            <MoneyField
              label="Cataloguswaarde"
              hint="Inclusief btw en bpm"
              value={listPriceCents}
              onChange={setListPrice}
              error={belowZero(listPriceCents) ?? lacking(!listPriceCents, 'Vul de cataloguswaarde in')}
            />
          )}
          <TextField
            label="Eerste jaar van gebruik"
            inputMode="numeric"
            value={firstUsed}
            onChange={({ target }) => setFirstUsed(target.value)}
            error={firstUsedYear === null || firstUsedYear > year ? `Vul een jaar tot en met ${year} in` : undefined}
          />
          {way === 'flat' && (
            <Select
              label="Maanden beschikbaar"
              options={MONTHS}
              value={months}
              onChange={(chosen) => chosen !== null && setMonths(chosen)}
            />
          )}
          {way === 'flat' && (
            <TextField
              label="Deel met btw-belaste omzet"
              inputMode="numeric"
              suffix={<span className={styles.unit}>%</span>}
              value={taxed}
              onChange={({ target }) => setTaxed(target.value)}
              error={isTaxedRight ? undefined : 'Vul 0 tot en met 100 in'}
            />
          )}
          <MoneyField
            label={`Afgetrokken btw in ${year}`}
            hint="Op brandstof, onderhoud en lease"
            value={deductedCents}
            onChange={setDeducted}
            error={belowZero(deductedCents) ?? lacking(lacksDeducted, 'Vul in wat je aftrok, hier of bij aankoop')}
          />
          <MoneyField
            label="Afgetrokken btw bij aankoop"
            hint="Een vijfde telt mee, vijf jaar lang"
            value={purchaseVatCents}
            onChange={setPurchaseVat}
            error={belowZero(purchaseVatCents)}
          />
          {way === 'trips' && (
            <>
              <TextField
                label="Privékilometers"
                hint="Woon-werk telt als privé"
                inputMode="numeric"
                value={privateKm}
                onChange={({ target }) => setPrivateKm(target.value)}
                error={
                  isMoreThanAll(trips)
                    ? 'Niet meer dan alle kilometers'
                    : lacking(trips.privateKm === null, 'Vul de privékilometers in')
                }
              />
              <TextField
                label="Alle kilometers"
                inputMode="numeric"
                value={totalKm}
                onChange={({ target }) => setTotalKm(target.value)}
                error={lacking(!trips.totalKm, 'Vul alle kilometers in')}
              />
            </>
          )}
        </div>
        {outcome && (way === 'trips' || car.listPriceCents > 0) && <p className={styles.muted}>{outcome.words}</p>}
        <Outcome
          cents={outcome?.cents ?? 0}
          box="in rubriek 1d van het laatste tijdvak"
          onPrepare={onPrepare && (() => outcome && onPrepare(outcome.cents))}
          isPending={isPending}
          onRefuse={refuse}
          isIncomplete={isIncomplete}
        />
      </div>
    </Card>
  )
}
