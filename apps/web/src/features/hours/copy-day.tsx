import { contract, type TimeEntry } from '@klopt/api-client/contract'
import { Button, toast, type ButtonProps } from '@klopt/ui'
import { addDays } from '@klopt/validators'
import { Copy } from 'lucide-react'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { weekdayName } from './day-name.ts'
import { copiedText } from './copied-text.ts'

interface CopyDayProps {
  administrationId: number
  /** Whose hours; absent for one's own. */
  userId: number | undefined
  /** The day that is written on. */
  day: string
  /** Hours of this week and those before it. */
  entries: readonly TimeEntry[]
  /** How the button looks; on a phone it stands alone. */
  look?: Pick<ButtonProps, 'variant' | 'size' | 'className'>
}

/** Writes the hours of the last day that was worked again on this one: of yesterday, and on a Monday of the Friday before. */
export function CopyDay({ administrationId, userId, day, entries, look = { variant: 'text' } }: CopyDayProps) {
  const copy = useWrite(contract.hours.copy)
  const from = lastWorkedDay(entries, day)
  if (from === null) return null
  const take = () =>
    copy.mutate(
      {
        params: { administrationId },
        body: { from, to: day, days: 1, ...(userId !== undefined && { userId }) },
      },
      { onSuccess: ({ copied, skipped }) => toast.success(copiedText(copied, skipped)) },
    )
  return (
    <Button {...look} icon={Copy} loading={copy.isPending} onClick={take}>
      {from === addDays(today(), -1) ? 'Gisteren' : weekdayName(from)} overnemen
    </Button>
  )
}

/** The last day before one on which anything was written; null where nothing was. */
export function lastWorkedDay(entries: readonly Pick<TimeEntry, 'day'>[], day: string): string | null {
  const before = entries.map((entry) => entry.day).filter((own) => own < day)
  return before.toSorted().at(-1) ?? null
}
