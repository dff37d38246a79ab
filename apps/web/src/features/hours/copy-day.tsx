import { contract, type TimeEntry } from '@klopt/api-client/contract'
import { Button, toast } from '@klopt/ui'
import { Copy } from 'lucide-react'
import { useWrite } from '../../app/transport/use-write.ts'
import { copiedText } from './week-tools.tsx'

interface CopyDayProps {
  administrationId: number
  /** Whose hours; absent for one's own. */
  userId: number | undefined
  /** The day that is written on. */
  day: string
  /** Hours of this week and those before it. */
  entries: readonly TimeEntry[]
}

const weekdayName = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' })

/** Writes the hours of the last day that was worked again on this one: of yesterday, and on a Monday of the Friday before. */
export function CopyDay({ administrationId, userId, day, entries }: CopyDayProps) {
  const copy = useWrite(contract.hours.copy)
  const from = lastWorkedDay(entries, day)
  if (from === null) return null
  const name = weekdayName.format(new Date(`${from}T12:00:00Z`))
  const take = () =>
    copy.mutate(
      {
        params: { administrationId },
        body: { from, to: day, days: 1, ...(userId !== undefined && { userId }) },
      },
      { onSuccess: ({ copied, skipped }) => toast.success(copiedText(copied, skipped)) },
    )
  return (
    <Button variant="text" icon={Copy} loading={copy.isPending} onClick={take}>
      Van {name} overnemen
    </Button>
  )
}

/** The last day before one on which anything was written; null where nothing was. */
export function lastWorkedDay(entries: readonly Pick<TimeEntry, 'day'>[], day: string): string | null {
  const before = entries.map((entry) => entry.day).filter((own) => own < day)
  return before.toSorted().at(-1) ?? null
}
