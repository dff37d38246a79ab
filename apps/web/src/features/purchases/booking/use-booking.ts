import type { ApiError } from '@klopt/api-client'
import { must } from '@klopt/bookkeeping/money'
import { contract } from '@klopt/api-client/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { asApiError } from '../../../app/errors/failures.ts'
import { useKeepInput, useKeptInput } from '../../../app/session/kept-input.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { useNewest } from '../../../shared/drafts/use-newest.ts'
import { shownAmountErrors } from './amount-errors.ts'
import { emptyDraft, withoutPick, type BookingDraft } from './draft.ts'
import { isRemembered, type FieldErrors, type FieldName } from './fields.ts'
import { errorsOf, missingIn } from './missing.ts'
import { computedFields, readFields, withProposal, type Proposal } from './proposal.ts'
import { checkOf, isProof } from './sum-of-amounts.ts'
import { supplierAsked, supplierError } from './supplier-asked.ts'
import { useSavedDraft } from './use-saved-draft.ts'
import { draftOf, inputOf, type Purchase } from './wire.ts'

export interface BookingOptions {
  administrationId: number
  /** Null for a purchase without one. */
  documentId: number | null
  /** The draft that was begun before; null: there is none yet. */
  purchase: Purchase | null
  /** What was read in the document, when it has been. */
  proposal: Proposal | null
  today: string
  /** Told the id of a draft that begins to exist. */
  onCreated?: (purchaseId: number) => void
  /** Told as soon as it is in the books. */
  onBooked: () => void
}

export type BookingState = ReturnType<typeof useBooking>

/** A purchase while it is booked: what stands in it, what was read, what is wrong, and saving. */
export function useBooking(options: BookingOptions) {
  const { administrationId, documentId, purchase, proposal, today, onCreated, onBooked } = options
  // What was on its way when the session ended was not taken.
  const kept = useKeptInput('booking') as BookingDraft | null
  const [draft, newestDraft, changeDraft] = useNewest<BookingDraft>(
    () => kept ?? (purchase ? draftOf(purchase) : emptyDraft()),
  )
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set())
  const [confirmed, setConfirmed] = useState<ReadonlySet<FieldName>>(new Set())
  const [typing, setTyping] = useState<FieldName | null>(null)
  const [acceptedSupplier, newestAccepted, changeAccepted] = useNewest<number | null>(() => null)
  const [isFilled, setIsFilled] = useState(purchase !== null || kept !== null)
  const [wasAsked, setWasAsked] = useState(false)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const saved = useSavedDraft(administrationId, purchase, onCreated)
  useKeepInput('booking', () => (saved.isUnsaved ? draft : null))
  useEffect(() => {
    if (kept !== null) saved.change(inputOf(kept, documentId, today))
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start of the sitting
  }, [kept])
  const book = useWrite(contract.purchases.book, { errors: 'screen', onAnswer: onBooked })
  const isBusy = useRef(false)
  // From the press on: what was typed last may still have to be saved.
  const [isBooking, setIsBooking] = useState(false)
  // What was read comes when it has been read; what somebody typed meanwhile stays.
  if (proposal !== null && !isFilled) {
    setIsFilled(true)
    changeDraft((before) => withProposal(before, proposal, touched, today))
  }
  const wasRead = useMemo(() => readFields(draft, proposal), [draft, proposal])
  const computed = useMemo(() => computedFields(draft, proposal, today), [draft, proposal, today])
  const proposed = useMemo(() => new Set([...wasRead].filter((field) => !confirmed.has(field))), [wasRead, confirmed])

  const update = (field: FieldName, change: (draft: BookingDraft) => BookingDraft) => {
    const next = changeDraft((before) => {
      const changed = change(before)
      // What was typed stands nowhere in the document.
      return isRemembered(field) && changed.picks === before.picks ? withoutPick(changed, field) : changed
    })
    setTyping(field)
    setTouched((before) => new Set(before).add(field))
    setRefused(null)
    saved.change(inputOf(next, documentId, today))
  }
  /** Answers all fields that are confirmed with this one. */
  const confirm = (field: FieldName): readonly FieldName[] => {
    // What is asked about the supplier is answered by its own buttons.
    if (field === 'supplier' && supplierAsked({ draft, proposal, acceptedSupplier }).length > 0) return []
    const isSum =
      field === 'grossCents' && checkOf(draft, today)?.differenceCents === 0 && isProof(draft, computed, today)
    // A total that adds up says the same of what it is made of.
    const fields: FieldName[] = isSum ? [field, 'vatCode', 'vatCents', 'netCents'] : [field]
    setConfirmed((before) => new Set([...before, ...fields]))
    return fields
  }
  /** What booking still needs of what was filled in last, drawn or not. */
  const missingNow = (): FieldErrors => {
    const newest = newestDraft()
    const supplier = { draft: newest, proposal, acceptedSupplier: newestAccepted() }
    return { ...missingIn(newest, today), ...supplierError(supplier) }
  }
  /** Books what was filled in last. A press that ends without a booking leaves its reason in `errors` or `failure`. */
  const submit = async (acceptDuplicate: boolean): Promise<FieldErrors> => {
    const missing = missingNow()
    setWasAsked(true)
    setTyping(null)
    // The press before this one says how it ended.
    if (Object.keys(missing).length > 0 || isBusy.current) return missing
    isBusy.current = true
    setIsBooking(true)
    try {
      saved.change(inputOf(newestDraft(), documentId, today))
      if (!(await saved.flush())) {
        // What was emptied meanwhile is asked for; anything else has a reason.
        const emptied = missingNow()
        if (Object.keys(emptied).length > 0) return emptied
        throw must(saved.problem(), 'why what was typed is not kept')
      }
      const { id, version } = saved.known()
      const params = { administrationId, purchaseId: must(id, 'the id of what was just kept') }
      await book.mutateAsync({ params, body: { version, acceptDuplicate } })
      return {}
    } catch (cause) {
      const error = asApiError(cause)
      setRefused(error)
      return errorsOf(error, newestDraft())
    } finally {
      isBusy.current = false
      setIsBooking(false)
    }
  }
  const failure = refused ?? (saved.saving.phase === 'failed' ? (saved.saving.error as ApiError) : null)
  const errors: FieldErrors = {
    ...shownAmountErrors(draft, today, typing),
    ...(wasAsked && { ...missingIn(draft, today, typing), ...supplierError({ draft, proposal, acceptedSupplier }) }),
    ...(failure && errorsOf(failure, draft)),
  }
  return {
    draft,
    /** What stands in it now, drawn or not. */
    newestDraft,
    update,
    /** Where somebody types now; null once they left it. */
    typing,
    /** Somebody left the field they typed in. */
    leave: () => setTyping(null),
    confirm,
    proposed,
    wasRead,
    computed,
    proposal,
    errors,
    failure,
    submit,
    isBooking,
    ...saved,
    today,
    hasDocument: documentId !== null,
    acceptedSupplier,
    /** The supplier in the form is the one, whatever the paper says. */
    acceptSupplier: (contactId: number | null) => {
      changeAccepted(() => contactId)
      setConfirmed((before) => new Set(before).add('supplier'))
    },
  }
}
