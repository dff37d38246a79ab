import type { ApiError } from '@klopt/api-client'
import { errorCatalogue } from '@klopt/api-client/errors'
import { contract, type BodyOf } from '@klopt/api-client/contract'
import { DateField, MoneyField, RadioGroup, TextField, toast } from '@klopt/ui'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '../../../app/errors/show-field-errors.ts'
import { today } from '../../../app/today.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { confirmsBelowZero } from '../../../shared/ledger/ask-below-zero.ts'
import { CountsOn } from '../../../shared/ledger/counts-on.tsx'
import { FormModal } from '../../../shell/form-modal.tsx'
import { signedEuro } from '../bank-texts.ts'
import type { Book } from '../book.ts'

type Body = BodyOf<typeof contract.bank.addLine>

interface LineForm {
  bookedOn: string | null
  direction: 'in' | 'out'
  amountCents: number | null
  counterparty: string
  description: string
}

export interface AddLineModalProps {
  administrationId: number
  book: Book
  onClose: () => void
}

/** A line of cash, a card or a payment provider, as somebody has it on paper. */
export function AddLineModal({ administrationId, book, onClose }: AddLineModalProps) {
  const form = useForm<LineForm>({
    defaultValues: { bookedOn: today(), direction: 'out', amountCents: null, counterparty: '', description: '' },
    mode: 'onTouched',
  })
  const { register, control, formState } = form
  const { errors } = formState
  const bookedOn = useWatch({ control, name: 'bookedOn' })
  const add = useWrite(contract.bank.addLine, { errors: 'screen' })
  const send = (body: Body) =>
    add.mutateAsync({ params: { administrationId, journalId: book.journalId }, body }).then(
      () => {
        toast.success(`${signedEuro(body.amountCents)} staat in ${book.name}.`)
        onClose()
      },
      async (error: ApiError) => {
        if (error.code !== errorCatalogue.cash_below_zero.code)
          return showFieldErrors(form, error, ['bookedOn', 'amountCents'])
        if (await confirmsBelowZero(error)) await send({ ...body, acceptNegativeBalance: true })
      },
    )
  const submit = form.handleSubmit(({ bookedOn: day, direction, amountCents, ...texts }) => {
    if (day === null || amountCents === null) return undefined
    return send({ bookedOn: day, amountCents: direction === 'in' ? amountCents : -amountCents, ...texts })
  })
  return (
    <FormModal
      title={`Regel in ${book.name}`}
      button="Regel invoeren"
      isPending={add.isPending}
      problem={errors.root?.message}
      unsavedChanges={formState.isDirty && !add.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="bookedOn"
        rules={{ validate: (day) => day !== null || 'Vul een datum in' }}
        render={({ field }) => <DateField label="Datum" required {...field} error={errors.bookedOn?.message} />}
      />
      <Controller
        control={control}
        name="direction"
        render={({ field }) => (
          <RadioGroup
            label="Soort"
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            options={directions}
          />
        )}
      />
      <Controller
        control={control}
        name="amountCents"
        rules={{ validate: (cents) => (cents !== null && cents > 0) || 'Vul een bedrag in dat meer is dan nul' }}
        render={({ field }) => <MoneyField label="Bedrag" required {...field} error={errors.amountCents?.message} />}
      />
      <TextField label="Tegenpartij" autoComplete="off" maxLength={200} {...register('counterparty')} />
      <TextField label="Omschrijving" autoComplete="off" maxLength={500} {...register('description')} />
      <CountsOn administrationId={administrationId} date={bookedOn} vat="none" />
    </FormModal>
  )
}

const directions = [
  { value: 'out', label: 'Uitgegeven' },
  { value: 'in', label: 'Ontvangen' },
] as const
