import { formatDateLong } from '@klopt/validators'
import { CountsOn } from '../../../shared/ledger/counts-on.tsx'
import type { useLines } from './use-lines.ts'

export interface CertainCountsOnProps {
  administrationId: number
  first: ReturnType<typeof useLines>['first']
}

/** Says before 'Verwerk alle zekere' where the oldest of them counts, when that is not on its own day. */
export function CertainCountsOn({ administrationId, first }: CertainCountsOnProps) {
  const oldest = first?.oldestCertain ?? null
  if (first === undefined || oldest === null) return null
  const lines = first.certain === 1 ? 'De zekere regel' : `De oudste van ${first.certain} zekere regels`
  return (
    <CountsOn
      administrationId={administrationId}
      date={oldest.date}
      vat={oldest.hasVat ? 'now' : 'none'}
      about={`${lines} is van ${formatDateLong(oldest.date)}.`}
    />
  )
}
