import { contract } from '@klopt/api-client/contract'
import { Alert, Button, DateField, Select, TextField } from '@klopt/ui'
import { formatEuro, iban } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { given, verdict } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import * as styles from './expenses.css.ts'
import { ReceiptPhoto, type ExpenseModalProps } from './receipt-photo.tsx'
import { useReimburse } from './use-reimburse.ts'

/** A receipt that is in the books: paid back by a payment file or in cash, or taken back. */
export function ReimburseModal(props: ExpenseModalProps & { mayDecide: boolean }) {
  const { administrationId, expense, onClose, mayDecide } = props
  const isInFile = expense.paymentFileId !== null
  const isOwed = mayDecide && expense.openCents > 0 && !isInFile
  const reimburse = useReimburse({ administrationId, expense, isOwed, onClose })
  const { form } = reimburse
  const mayReopen = mayDecide && !isInFile && (isOwed || expense.contactId === null)
  return (
    <FormModal
      title={`Bonnetje van ${expense.userName}`}
      button={isOwed ? 'Betaalbestand maken' : 'Sluiten'}
      isPending={reimburse.isSending}
      problem={form.formState.errors.root?.message}
      onSubmit={reimburse.submit}
      onClose={onClose}
    >
      <ReceiptPhoto administrationId={administrationId} expense={expense} />
      <p>{expense.description}</p>
      {isInFile && <Alert>Dit bonnetje staat in een betaalbestand.</Alert>}
      {isOwed && <ReimburseFields {...props} reimburse={reimburse} />}
      {(isOwed || mayReopen) && (
        <div className={styles.deeds}>
          {isOwed && <CashButton administrationId={administrationId} reimburse={reimburse} />}
          {mayReopen && (
            <Button variant="text" loading={reimburse.isReopening} onClick={() => void reimburse.reopen()}>
              Goedkeuring terugdraaien
            </Button>
          )}
        </div>
      )}
    </FormModal>
  )
}

type ReimburseFieldsProps = ExpenseModalProps & { reimburse: ReturnType<typeof useReimburse> }

/** From which account and when it is paid, and to which. */
function ReimburseFields({ expense, reimburse }: ReimburseFieldsProps) {
  const { control, register, formState } = reimburse.form
  const { errors } = formState
  const options = reimburse.books.map((book) => ({ value: book.journalId, label: book.name }))
  return (
    <>
      <p>Nog te vergoeden: {formatEuro(expense.openCents)}</p>
      <Controller
        control={control}
        name="journalId"
        rules={{
          validate: () =>
            options.length > 0 || 'Er is nog geen bankrekening met een IBAN. Voeg die eerst toe bij de bank.',
        }}
        render={({ field }) => (
          <Select
            label="Betalen van"
            required
            options={options}
            {...field}
            value={field.value ?? options.at(0)?.value ?? null}
            error={errors.journalId?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="day"
        rules={{ validate: given('Vul een datum in') }}
        render={({ field }) => <DateField label="Op" required today={today()} {...field} error={errors.day?.message} />}
      />
      {!expense.hasIban && (
        <TextField
          label={`IBAN van ${expense.userName}`}
          required
          error={errors.iban?.message}
          {...register('iban', { validate: (text) => verdict(iban(text)) })}
        />
      )}
    </>
  )
}

/** For who took it from the cash box; absent in books without one. */
function CashButton({ administrationId, reimburse }: Pick<ReimburseFieldsProps, 'administrationId' | 'reimburse'>) {
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params: { administrationId } })).data ?? []
  const cash = accounts.find(({ rgsCode, active }) => rgsCode === 'BLimKasKas' && active)
  if (!cash) return null
  return (
    <Button loading={reimburse.isPayingInCash} onClick={() => void reimburse.payInCash(cash.id)}>
      Contant vergoed
    </Button>
  )
}
