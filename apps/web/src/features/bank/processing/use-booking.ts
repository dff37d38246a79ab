import { invalidateAfter, type ApiError } from '@klopt/api-client'
import { contract, type BankTransaction, type Processing } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWrite } from '../../../app/transport/use-write.ts'
import { nameOf, signedEuro } from '../bank-texts.ts'

/** Somebody else was first: the line has changed, or is done. */
const conflictCodes = [90002, 90017]

/** What is about to be booked, with what to say about it. */
export interface Booking {
  readonly line: BankTransaction
  readonly processing: Processing
  readonly createsRule: boolean
  /** Where it goes, in words: 'Factuur 2026-0091'. */
  readonly target: string
}

/** A line that was booked, as taking it back wants it. */
export interface Booked {
  /** The toast that says so; it goes when its line is taken back. */
  readonly toastId?: string
  readonly transactionId: number
  readonly version: number
  readonly name: string
}

export interface BookingEvents {
  /** It waits no longer, booked here or by somebody else; the list is not fresh yet. */
  readonly onGone: (transactionId: number) => void
  /** It waits again, and the list is fresh. */
  readonly onUndone: (transactionId: number) => void
}

/** Booking lines and taking them back. What was booked here can be taken back one by one, the last one first. */
export function useBooking(administrationId: number, { onGone, onUndone }: BookingEvents) {
  const client = useQueryClient()
  const booked = useRef<readonly Booked[]>([])
  const underway = useRef<Booking | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ transactionId: number; message: string } | null>(null)
  const undo = useWrite(contract.bank.undo, { errors: 'screen' })
  const process = useWrite(contract.bank.process, {
    errors: 'screen',
    onAnswer: ({ version }, { params: { transactionId } }) => {
      const booking = underway.current
      done()
      if (!booking) return
      // One toast is enough: a line further back is taken back by key, or among what is processed.
      for (const { toastId } of booked.current) if (toastId !== undefined) toast.dismiss(toastId)
      const record = { transactionId, version, name: nameOf(booking.line) }
      const action = { label: 'Ongedaan maken', onPress: () => takeBack(record) }
      booked.current = [...booked.current, { ...record, toastId: toast.success(sentenceOf(booking), { action }) }]
      onGone(transactionId)
    },
  })

  const done = () => {
    underway.current = null
    setBusy(false)
  }
  const forget = (transactionId: number) => {
    for (const { toastId, ...one } of booked.current) {
      if (one.transactionId === transactionId && toastId !== undefined) toast.dismiss(toastId)
    }
    booked.current = booked.current.filter((one) => one.transactionId !== transactionId)
  }
  /** Says that somebody else was first and shows how things are now; false for any other error. */
  const isConflict = (error: ApiError, name: string): boolean => {
    if (!conflictCodes.includes(error.code)) return false
    toast.warning(`Iemand anders heeft ${name} intussen gewijzigd of verwerkt. De lijst is vernieuwd.`)
    void invalidateAfter(client, contract.bank.process)
    return true
  }

  const book = (booking: Booking) => {
    if (underway.current) return
    underway.current = booking
    setBusy(true)
    setFailure(null)
    const { line, processing, createsRule } = booking
    process.mutate(
      {
        params: { administrationId, transactionId: line.id },
        body: { version: line.version, ...processing, createRule: createsRule },
      },
      {
        onError: (error) => {
          done()
          if (isConflict(error, nameOf(line))) onGone(line.id)
          else setFailure({ transactionId: line.id, message: messageOf(error) })
        },
      },
    )
  }

  const takeBack = ({ transactionId, version, name }: Booked) => {
    undo.mutate(
      { params: { administrationId, transactionId }, body: { version } },
      {
        onSuccess: () => {
          forget(transactionId)
          toast.success(`${name} staat weer bij te verwerken.`)
          onUndone(transactionId)
        },
        onError: (error) => {
          if (isConflict(error, name)) forget(transactionId)
          else toast.error(`${name} is nog niet teruggezet. ${messageOf(error)}`)
        },
      },
    )
  }
  const takeBackLast = () => {
    const last = booked.current.at(-1)
    if (last) takeBack(last)
    else toast.warning('Er is hier niets verwerkt dat je ongedaan kunt maken.')
  }
  return { book, takeBack, takeBackLast, failure, isBusy, isUndoing: undo.isPending }
}

const sentenceOf = ({ line, target, createsRule }: Booking): string =>
  `${nameOf(line)} ${signedEuro(line.amountCents)} geboekt op ${target}.${createsRule ? ' De regel is bewaard.' : ''}`

const messageOf = ({ message, fields }: ApiError): string => [message, ...Object.values(fields)].join(' ')
