import type { ApiError } from '@klopt/api-client'
import { contract, type BodyOf } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { asApiError } from '../../app/errors/failures.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { confirmsBelowZero } from '../../shared/ledger/ask-below-zero.ts'
import type { Book } from './find-payment.ts'
import type { OpenItem } from './paid-document.ts'

export interface PaymentForm {
  amountCents: number | null
  bookedOn: string | null
  journalId: number | null
}

/** Chosen where there is no book that is kept by hand yet. */
export const NEW_CASH = 0
export const NEW_CASH_NAME = 'Kas'

interface NotePaymentOptions {
  administrationId: number
  item: OpenItem
  books: readonly Book[]
  form: UseFormReturn<PaymentForm>
  onDone: () => void
}

/** Notes a payment as a line of its book, and books that on the open item, as one does at the bank. */
export function useNotePayment({ administrationId, item, books, form, onDone }: NotePaymentOptions) {
  const navigate = useNavigate()
  const add = useWrite(contract.bank.addLine, { errors: 'screen' })
  const openCash = useOpenCash(administrationId)
  const process = useWrite(contract.bank.process, { errors: 'screen' })
  const sign = item.kind === 'receivable' ? 1 : -1

  const book = async (journalId: number, line: { id: number; version: number }, amountCents: number) => {
    const items = [{ openItemId: item.id, amountCents }]
    const body = { version: line.version, items, bookings: [], createRule: false }
    try {
      await process.mutateAsync({ params: { administrationId, transactionId: line.id }, body })
      const name = books.find((each) => each.journalId === journalId)?.name ?? NEW_CASH_NAME
      toast.success(`${formatEuro(Math.abs(amountCents))} van ${item.number} is geboekt in ${name}.`)
      onDone()
    } catch (error) {
      // Its line is there and waits: another press would note it twice, so it goes on where it stands.
      toast.error(`De betaling is genoteerd en nog niet geboekt. ${asApiError(error).message}`)
      onDone()
      const search = { book: journalId, line: line.id }
      void navigate({ href: administrationAddress(administrationId, 'bank', { search }) })
    }
  }
  const send = async (journalId: number, body: BodyOf<typeof contract.bank.addLine>): Promise<void> => {
    const added = await add
      .mutateAsync({ params: { administrationId, journalId }, body })
      .catch(async (error: ApiError) => {
        if (error.code !== errorCatalogue.cash_below_zero.code)
          showFieldErrors(form, error, ['bookedOn', 'amountCents'])
        else if (await confirmsBelowZero(error)) await send(journalId, { ...body, acceptNegativeBalance: true })
        return null
      })
    if (added) await book(journalId, added, body.amountCents)
  }
  const submit = form.handleSubmit(async ({ amountCents, bookedOn, journalId: chosen }) => {
    if (amountCents === null || bookedOn === null || chosen === null) return
    const texts = { counterparty: item.contactName, description: item.number }
    const journalId = chosen === NEW_CASH ? await openCash.open(form) : chosen
    if (journalId !== null) await send(journalId, { bookedOn, amountCents: sign * amountCents, ...texts })
  })
  return { submit, isPending: openCash.isPending || add.isPending || process.isPending, isDone: process.isSuccess }
}

/** Opens the cash book, once: a payment that is refused after it goes into the one that is there then. */
function useOpenCash(administrationId: number) {
  const create = useWrite(contract.journals.create, { errors: 'screen' })
  const opened = useRef<number | null>(null)
  const open = async (form: UseFormReturn<PaymentForm>): Promise<number | null> => {
    const body = { financialType: 'CASH', name: NEW_CASH_NAME, iban: null, accountHolder: null } as const
    try {
      opened.current ??= (await create.mutateAsync({ params: { administrationId }, body })).id
    } catch (error) {
      showFieldErrors(form, asApiError(error), ['journalId'])
    }
    return opened.current
  }
  return { open, isPending: create.isPending }
}
