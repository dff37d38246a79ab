import type { ReportColumn } from '@klopt/api-client/contract'
import { IconButton, Select, Skeleton, type AmountColumn } from '@klopt/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useIsPhone } from '../../shared/look/use-is-phone.ts'
import { cardPart, type CardPart } from './card-part.ts'
import * as styles from './part-stepper.css.ts'
import type { ReportSteps } from './report-search.ts'

/** On a phone, where a line has one figure beside its name: of which part that is, for all tables of a report. */
export function useCardPart(columns: readonly ReportColumn[], by: ReportSteps) {
  const [chosen, setChosen] = useState<string>()
  const isPhone = useIsPhone()
  const part = isPhone ? cardPart(columns, chosen, today()) : null
  // The tables would go down when it came after them.
  return { part, choose: setChosen, isAwaited: isPhone && by !== undefined && columns.length === 0 }
}

interface PartStepperProps {
  part: CardPart | null
  isAwaited: boolean
  /** The parts and their total, with their heads. */
  columns: readonly AmountColumn[]
  onChoose: (id: string) => void
}

/** One part back or on, or any of them; it stays in sight while one reads down. */
export function PartStepper({ part, isAwaited, columns, onChoose }: PartStepperProps) {
  if (isAwaited) {
    return (
      <div className={styles.stepper}>
        <Skeleton height="44px" />
      </div>
    )
  }
  if (part === null) return null
  const step = (id: string | undefined) => ({
    disabled: id === undefined,
    onClick: () => id !== undefined && onChoose(id),
  })
  return (
    <div className={styles.stepper} role="group" aria-label="Welke bedragen">
      <IconButton icon={ChevronLeft} variant="secondary" size="large" label="Vorige periode" {...step(part.previous)} />
      <Select
        className={styles.parts}
        label="Bedragen van"
        labelHidden
        options={columns
          .filter(({ kind }) => kind !== 'before')
          .map(({ id, header, kind }) => ({ value: id, label: kind === 'total' ? `Totaal ${header}` : header }))}
        value={part.id}
        onChange={(id) => id !== null && onChoose(id)}
      />
      <IconButton icon={ChevronRight} variant="secondary" size="large" label="Volgende periode" {...step(part.next)} />
    </div>
  )
}
