import { basisPointsOfPercent, ossRate, ossReducedRates, percentOfBasisPoints } from '@klopt/bookkeeping/vat'
import { Button, Modal, RadioGroup, TextField } from '@klopt/ui'
import { formatDecimal, parseDecimal } from '@klopt/validators'
import { useState } from 'react'
import { countryName } from '../administrations/countries.ts'
import type { DraftLine } from './draft.ts'
import * as styles from './draft-lines.css.ts'

interface OssRateRowProps {
  line: DraftLine
  /** Where it goes. */
  country: string
  /** The day that decides its rates, YYYY-MM-DD. */
  day: string
  onChange: (change: Pick<DraftLine, 'ossRateBasisPoints'>) => void
}

/** Under a line of the one-stop shop: the rate of its country, and choosing a reduced one. */
export function OssRateRow({ line: { ossRateBasisPoints: chosen = null }, country, day, onChange }: OssRateRowProps) {
  const [asks, setAsks] = useState(false)
  return (
    <p className={styles.period}>
      {rateWords(chosen, country, day)}{' '}
      <Button variant="link" className={styles.marginLink} onClick={() => setAsks(true)}>
        Tarief wijzigen
      </Button>
      {asks && (
        <OssRateModal
          {...{ country, day, chosen }}
          onChoose={(basisPoints) => onChange({ ossRateBasisPoints: basisPoints })}
          onClose={() => setAsks(false)}
        />
      )}
    </p>
  )
}

/** 'Btw van Duitsland: 7%.', with a word on a rate that is not known of that country. */
export function rateWords(chosen: number | null, country: string, day: string): string {
  const name = countryName(country)
  if (chosen === null) return `Btw van ${name}: ${percentText(ossRate(country, day) ?? '0')}, het gewone tarief.`
  const percent = percentOfBasisPoints(chosen)
  const told = `Btw van ${name}: ${percentText(percent)}.`
  const isKnown = percent === ossRate(country, day) || ossReducedRates(country, day).includes(percent)
  return isKnown ? told : `${told} Dat tarief kent Klopt daar niet; controleer het.`
}

interface OssRateModalProps {
  country: string
  day: string
  chosen: number | null
  onChoose: (basisPoints: number | null) => void
  onClose: () => void
}

const STANDARD = 'standard'
const OTHER = 'other'

function OssRateModal({ country, day, chosen, onChoose, onClose }: OssRateModalProps) {
  const reduced = ossReducedRates(country, day)
  const percent = chosen === null ? null : percentOfBasisPoints(chosen)
  const [picked, setPicked] = useState(percent === null ? STANDARD : reduced.includes(percent) ? percent : OTHER)
  const [text, setText] = useState(percent === null ? '' : formatDecimal(percent))
  const typed = parseDecimal(text)
  const basisPoints = basisPointsOf(picked, typed)
  const isFine = picked === STANDARD || basisPoints !== null
  const choose = () => {
    onChoose(basisPoints)
    onClose()
  }
  return (
    <Modal
      open
      title={`Btw-tarief van ${countryName(country)}`}
      onClose={onClose}
      footer={
        <Button variant="primary" disabled={!isFine} onClick={choose}>
          Gebruiken
        </Button>
      }
    >
      <p>
        Voor boeken, eten en medicijnen heeft een land vaak een verlaagd tarief. Welk tarief geldt, staat in de wet van
        dat land; kijk het na voordat je het kiest.
      </p>
      <RadioGroup
        label="Tarief"
        value={picked}
        onChange={setPicked}
        options={[
          { value: STANDARD, label: `${percentText(ossRate(country, day) ?? '0')}, het gewone tarief` },
          ...reduced.map((rate) => ({ value: rate, label: percentText(rate) })),
          { value: OTHER, label: 'Een ander tarief' },
        ]}
      />
      {picked === OTHER && (
        <TextField
          label="Percentage"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={text.trim() !== '' && !isFine ? 'Vul een percentage van meer dan 0 en hoogstens 30 in' : undefined}
        />
      )}
    </Modal>
  )
}

function basisPointsOf(picked: string, typed: string | null): number | null {
  if (picked === STANDARD) return null
  const percent = picked === OTHER ? typed : picked
  return percent === null ? null : basisPointsOfPercent(percent)
}

const percentText = (percent: string): string => `${formatDecimal(percent)}%`
