import type { ApiError } from '@klopt/api-client'
import { contract, type TimeEntry } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useRef, useState } from 'react'
import { useWrite } from '../../app/transport/use-write.ts'
import { cellKey, workedOnOf } from './week-rows.ts'

interface SetCellOptions {
  readonly administrationId: number
  /** Whose hours; absent for one's own. */
  readonly userId: number | undefined
}

interface Cell {
  readonly rowId: string
  readonly day: string
}

interface Change extends Cell {
  readonly seconds: number | null
  /** What stood there; null for nothing. */
  readonly before: TimeEntry | null
}

/**
 * Says what a cell of the grid holds now, and takes the last of what was said back. An entry that was emptied comes back
 * with its note and times. What was refused is kept by its cell, with the reason, until that cell is said again.
 */
export function useSetCell({ administrationId, userId }: SetCellOptions) {
  const setCell = useWrite(contract.hours.setCell, { errors: 'screen' })
  const create = useWrite(contract.hours.create, { errors: 'screen' })
  const changes = useRef<Change[]>([])
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const params = { administrationId }
  const whose = userId === undefined ? {} : { userId }
  const tell = (error: ApiError) => void toast.error(reasonOf(error))
  const write = (cell: Cell, seconds: number | null, onSuccess?: () => void) => {
    const { rowId, day } = cell
    const key = cellKey(rowId, day)
    setFaults((before) => new Map([...before].filter(([own]) => own !== key)))
    const onError = (error: ApiError) => {
      setFaults((before) => new Map([...before, [key, reasonOf(error)]]))
      tell(error)
    }
    setCell.mutate({ params, body: { ...workedOnOf(rowId), day, seconds, ...whose } }, { onError, onSuccess })
  }
  return {
    faults,
    set: (cell: Cell, seconds: number | null, before: TimeEntry | null) =>
      write(cell, seconds, () => void changes.current.push({ ...cell, seconds, before })),
    undo: () => {
      const last = changes.current.pop()
      if (!last) return
      const { before } = last
      if (before === null || last.seconds !== null) write(last, before?.seconds ?? null)
      else create.mutate({ params, body: { ...inputOf(before), ...whose } }, { onError: tell })
    },
  }
}

const reasonOf = ({ fields, message }: ApiError): string => fields['seconds'] ?? fields['day'] ?? message

function inputOf({ day, projectId, taskId, seconds, startTime, endTime, note, billable }: TimeEntry) {
  return { day, projectId, taskId, seconds: startTime === null ? seconds : null, startTime, endTime, note, billable }
}
