import { Button } from '@klopt/ui'
import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { PeriodModal, type PeriodModalProps } from './period-modal.tsx'
import { periodOf, periodWords, withPeriod, type WithPeriod } from './period-words.ts'

export interface LinePeriodProps extends Pick<PeriodModalProps, 'administrationId' | 'what'> {
  line: WithPeriod
  /** Which line, for who hears it: 'Regel 1'. */
  name: string
  onChange: (change: WithPeriod) => void
  className?: string
}

/** The period of a line, to change; where there is none yet, a small button that asks for one. */
export function LinePeriod({ line, name, onChange, className, ...modal }: LinePeriodProps) {
  const [isAsking, setIsAsking] = useState(false)
  const period = periodOf(line)
  return (
    <div className={className}>
      <Button
        variant="text"
        size="small"
        icon={CalendarRange}
        aria-label={period === null ? `Periode van ${name}` : `Periode van ${name}: ${periodWords(period)}`}
        onClick={() => setIsAsking(true)}
      >
        {period === null ? 'Periode' : periodWords(period)}
      </Button>
      {isAsking && (
        <PeriodModal
          {...modal}
          period={period}
          onChoose={(chosen) => onChange(withPeriod(chosen))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
