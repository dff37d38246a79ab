import { contract, type CashCount } from '@klopt/api-client/contract'
import { askConfirmation, DateField, MoneyField, toast } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { showFieldErrors } from '../../../app/errors/show-field-errors.ts'
import { today } from '../../../app/today.ts'
import { query } from '../../../app/transport/api.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { findCountsOn } from '../../../shared/ledger/counts-on.tsx'
import { FormModal } from '../../../shell/form-modal.tsx'
import type { Book } from '../book.ts'

interface CountForm {
  countedOn: string | null
  countedCents: number | null
}

export interface CountCashModalProps {
  administrationId: number
  book: Book
  onClose: () => void
}

/** What is in the drawer, as somebody counted it; a difference is booked after a question. */
export function CountCashModal({ administrationId, book, onClose }: CountCashModalProps) {
  const form = useForm<CountForm>({ defaultValues: { countedOn: today(), countedCents: null }, mode: 'onTouched' })
  const { control, formState } = form
  const params = { administrationId, journalId: book.journalId }
  const counts = useQuery(query(contract.bank.cashCounts, { params }))
  const count = useWrite(contract.bank.countCash)
  const bookDifference = useWrite(contract.bank.bookCashDifference)
  const told = async (counted: CashCount) => {
    onClose()
    if (counted.differenceCents === 0) return void toast.success('Geteld: de kas klopt.')
    if (!(await confirmsDifference(administrationId, counted))) return void toast.success('De telling is bewaard.')
    try {
      const { differenceCents } = counted
      await bookDifference.mutateAsync({ params: { administrationId, countId: counted.id }, body: { differenceCents } })
      toast.success(`Kasverschil van ${formatEuro(Math.abs(differenceCents))} geboekt.`)
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
  const submit = form.handleSubmit(({ countedOn, countedCents }) => {
    if (countedOn === null || countedCents === null) return
    count.mutate(
      { params, body: { countedOn, countedCents } },
      {
        onSuccess: (counted) => void told(counted),
        onError: (error) => showFieldErrors(form, error, ['countedOn', 'countedCents']),
      },
    )
  })
  const last = counts.data?.[0]
  return (
    <FormModal
      title="Kas tellen"
      button="Telling bewaren"
      isPending={count.isPending}
      problem={formState.errors.root?.message}
      unsavedChanges={formState.isDirty && !count.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Volgens {book.name} zit er nu {formatEuro(book.balanceCents)} in de kas.
        {last && ` Laatst geteld op ${formatDateLong(last.countedOn)}: ${formatEuro(last.countedCents)}.`}
      </p>
      <Controller
        control={control}
        name="countedOn"
        rules={{ validate: (day) => day !== null || 'Vul in wanneer je hebt geteld' }}
        render={({ field }) => (
          <DateField
            label="Kas geteld op"
            required
            max={today()}
            {...field}
            error={formState.errors.countedOn?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="countedCents"
        rules={{ validate: (cents) => (cents !== null && cents >= 0) || 'Vul in hoeveel er in de kas zit' }}
        render={({ field }) => (
          <MoneyField label="Bedrag" required {...field} error={formState.errors.countedCents?.message} />
        )}
      />
    </FormModal>
  )
}

async function confirmsDifference(
  administrationId: number,
  { countedOn, countedCents, bookCents, differenceCents }: CashCount,
): Promise<boolean> {
  const difference = `${formatEuro(Math.abs(differenceCents))} ${differenceCents < 0 ? 'minder' : 'meer'}`
  const counts = await findCountsOn(administrationId, countedOn, 'none')
  const text = `Je telde ${formatEuro(countedCents)} op ${formatDateLong(countedOn)}, dat is ${difference} dan de ${formatEuro(bookCents)} in het kasboek. Ontbreekt er een regel, voer die dan eerst in.`
  return askConfirmation({
    title: 'Kasverschil boeken?',
    text: counts === null ? text : `${text} ${counts}`,
    confirmLabel: 'Kasverschil boeken',
    cancelLabel: 'Nog niet boeken',
  })
}
