import { contract, type ProjectChoice, type Timer } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import { formatDate, formatDuration } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { TimerModal } from './timer-modal.tsx'

const SECOND_MS = 1000
const MINUTE = 60
/** Shorter than this nobody means to bill. */
const isLoose = ({ stopped_timestamp: stopped, written, duration_in_seconds: seconds }: Timer) =>
  stopped !== null && !written && seconds >= MINUTE

/** Timers that stopped and became no hours yet: without a project, or because they could not be written. */
export function LooseTimers({
  administrationId,
  choices,
}: {
  administrationId: number
  choices: readonly ProjectChoice[]
}) {
  const [open, setOpen] = useState<Timer | null>(null)
  const params = { administrationId }
  const timers = useQuery(query(contract.timers.list, { params, query: {} })).data ?? []
  const discard = useWrite(contract.timers.discard)
  const [timer] = timers.filter(isLoose)
  if (!timer) return null
  const day = formatDate(today(new Date(timer.started_timestamp * SECOND_MS)))
  return (
    <Alert
      tone="warning"
      action={
        <>
          <Button onClick={() => setOpen(timer)}>Project kiezen</Button>
          <Button
            variant="text"
            loading={discard.isPending}
            onClick={() => discard.mutate({ params: { ...params, timerId: timer.id } })}
          >
            Weggooien
          </Button>
        </>
      }
    >
      Je timer van {day} ({formatDuration(timer.duration_in_seconds)}) staat nog niet bij je uren.
      {open && <TimerModal {...{ administrationId, choices }} timer={open} onClose={() => setOpen(null)} />}
    </Alert>
  )
}
