import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useState } from 'react'
import { asApiError } from '../../../app/errors/failures.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import type { Suggestion } from './suggest.ts'

export interface ChosenAppointment extends Suggestion {
  readonly isChosen: boolean
}

interface Whose {
  readonly administrationId: number
  readonly userId: number | undefined
  /** Told once every appointment that was asked for stands as hours. */
  readonly onDone: () => void
}

/** Writes appointments as hours, one by one; what is refused says so by its key, and the rest is written. */
export function useWriteAppointments({ administrationId, userId, onDone }: Whose) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [isPending, setPending] = useState(false)
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const create = useWrite(contract.hours.create, { errors: 'screen' })
  const write = async (appointments: readonly ChosenAppointment[]) => {
    setPending(true)
    const refused: Record<string, string> = {}
    const done = new Set(written)
    for (const appointment of appointments) {
      if (appointment.on === null || done.has(appointment.key)) continue
      const { on, day, startTime, endTime, summary } = appointment
      const body = { ...on, day, startTime, endTime, seconds: null, note: summary.slice(0, 1000), billable: null }
      try {
        await create.mutateAsync({
          params: { administrationId },
          body: { ...body, ...(userId !== undefined && { userId }) },
        })
        done.add(appointment.key)
      } catch (error) {
        const { fields, message } = asApiError(error)
        refused[appointment.key] = Object.values(fields ?? {}).at(0) ?? message
      }
    }
    setPending(false)
    setWritten(done)
    setFaults(refused)
    const count = done.size - written.size
    if (count > 0) toast.success(count === 1 ? '1 afspraak staat bij je uren' : `${count} afspraken staan bij je uren`)
    if (Object.keys(refused).length === 0) onDone()
  }
  return { write, faults, isPending }
}
