import { contract, type TripMonth } from '@klopt/api-client/contract'
import { Alert, Button, toast } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './trips.css.ts'

/** Months that are over and not in the books as they were driven, each with the way to book it. */
export function MonthNotices({ administrationId }: { administrationId: number }) {
  const months = useQuery(query(contract.trips.months, { params: { administrationId } })).data ?? []
  const waiting = Map.groupBy(
    months.filter(({ isOver, cents, bookedCents }) => isOver && cents !== bookedCents),
    ({ monthEnd }) => monthEnd,
  )
  return (
    <div className={styles.notices}>
      {[...waiting].map(([monthEnd, rows]) => (
        <MonthNotice key={monthEnd} administrationId={administrationId} monthEnd={monthEnd} rows={rows} />
      ))}
    </div>
  )
}

interface MonthNoticeProps {
  administrationId: number
  monthEnd: string
  rows: readonly TripMonth[]
}

function MonthNotice({ administrationId, monthEnd, rows }: MonthNoticeProps) {
  const mayBook = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const book = useWrite(contract.trips.book)
  const cents = rows.reduce((sum, row) => sum + row.cents - row.bookedCents, 0)
  const held = rows.find(({ heldReason }) => heldReason !== null)?.heldReason ?? null
  const press = () =>
    book.mutate(
      { params: { administrationId }, body: { monthEnd, onFirstOpenDay: held !== null } },
      { onSuccess: ({ heldReason }) => void (heldReason === null && toast.success('De kilometers zijn geboekt')) },
    )
  return (
    <Alert
      tone={held === null ? 'info' : 'warning'}
      action={
        mayBook && (
          <Button loading={book.isPending} onClick={press}>
            {held === null ? 'Kilometers boeken' : 'Op de eerste open dag boeken'}
          </Button>
        )
      }
    >
      {formatEuro(cents)} aan kilometers t/m {formatDateLong(monthEnd)} staat nog niet in de boeken. {held}
    </Alert>
  )
}
