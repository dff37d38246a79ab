import { contract } from '@klopt/api-client/contract'
import { periodFault } from '@klopt/bookkeeping/ledger'
import { Button, DateRangeField, Modal } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { monthsIn, type Period } from './period-words.ts'

export interface PeriodModalProps {
  administrationId: number
  /** What falls: 'Kosten' or 'Omzet'. */
  what: 'Kosten' | 'Omzet'
  period: Period | null
  onChoose: (period: Period | null) => void
  onClose: () => void
}

/** Asks for which days a line is, and says how its amount will fall. */
export function PeriodModal({ administrationId, what, period, onChoose, onClose }: PeriodModalProps) {
  const [range, setRange] = useState(period)
  const fault = range === null ? null : periodFault(range)
  const choose = (chosen: Period | null) => {
    onChoose(chosen)
    onClose()
  }
  return (
    <Modal
      open
      title="Periode van deze regel"
      onClose={onClose}
      footer={
        <>
          {period !== null && <Button onClick={() => choose(null)}>Periode weghalen</Button>}
          <Button variant="primary" disabled={range === null || fault !== null} onClick={() => choose(range)}>
            Verdelen
          </Button>
        </>
      }
    >
      <DateRangeField
        label="Periode"
        hint="Bijvoorbeeld een jaar verzekering of een kwartaal onderhoud. Btw telt meteen."
        value={range}
        onChange={setRange}
        error={fault ?? undefined}
      />
      {range !== null && fault === null && <HowItFalls {...{ administrationId, what, range }} />}
    </Modal>
  )
}

/** In how many parts, and which of them count later because their books are locked. */
function HowItFalls({
  administrationId,
  what,
  range,
}: {
  administrationId: number
  what: PeriodModalProps['what']
  range: Period
}) {
  const { data: day } = useQuery({
    ...query(contract.bookLocks.day, { params: { administrationId }, query: { date: range.from } }),
    // It only tells beforehand: the server decides when it is booked.
    meta: { errors: 'screen' as const },
  })
  const count = monthsIn(range)
  const parts = count === 1 ? 'in één maand' : `verdeeld over ${count} maanden`
  const isLocked = day !== undefined && day.entryDate !== range.from
  return (
    <p aria-live="polite">
      {what === 'Omzet' ? 'Omzet telt' : 'Kosten tellen'} {parts}, steeds op de laatste dag.
      {isLocked && ` Wat in vastgezette maanden valt, telt op ${formatDateLong(day.entryDate)}.`}
    </p>
  )
}
