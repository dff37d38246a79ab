import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { entryHref, newEntryHref } from '../../app/routing/hrefs.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useWhileHere } from '../../shared/drafts/use-while-here.ts'
import { inputOf } from './entry-draft.ts'
import { faultsIn, isSound, noFaults, stillWrong } from './entry-faults.ts'
import type { EntryDraftState } from './use-entry-draft.ts'

export interface BookEntryOptions {
  administrationId: number
  state: EntryDraftState
  onNext: (date: string) => void
}

/** Books what was typed last, as the entry that its draft becomes. */
export function useBookEntry({ administrationId, state, onNext }: BookEntryOptions) {
  const navigate = useWhileHere(useNavigate())
  const create = useWrite(contract.journalEntries.create, { errors: 'screen' })
  const [asked, setAsked] = useState(noFaults)
  /** How often it was asked for in vain. */
  const [timesRefused, setTimesRefused] = useState(0)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const isBusy = useRef(false)
  const [isBooking, setIsBooking] = useState(false)

  const send = async (goesOn: boolean) => {
    // What was typed last is kept first: the draft becomes the entry as a whole, with its documents.
    if (!(await state.flush())) return
    const { id, version } = state.known()
    const draft = id === null ? null : { id, version }
    const typed = state.newest()
    const entry = await create.mutateAsync({ params: { administrationId }, body: { ...inputOf(typed), draft } })
    toast.success(`Boeking ${entry.number} staat in het memoriaal.`)
    if (goesOn) onNext(typed.entryDate ?? '')
    const href = goesOn ? newEntryHref(administrationId) : entryHref(administrationId, entry.id)
    void navigate({ href, replace: true, ignoreBlocker: true })
  }
  const book = async (goesOn: boolean) => {
    if (isBusy.current) return
    const wrong = faultsIn(state.newest())
    setAsked(wrong)
    if (!isSound(wrong)) return setTimesRefused((times) => times + 1)
    isBusy.current = true
    setIsBooking(true)
    setFailure(null)
    try {
      await send(goesOn)
    } catch (error) {
      setFailure(asApiError(error))
      setTimesRefused((times) => times + 1)
    } finally {
      isBusy.current = false
      setIsBooking(false)
    }
  }
  const faults = asked === noFaults ? noFaults : stillWrong(asked, faultsIn(state.draft))
  return { book, isBooking, failure, faults, timesRefused }
}
