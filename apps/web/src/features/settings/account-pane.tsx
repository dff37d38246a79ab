import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { Alert, Button, Pane, Select, TextField, toast, type Option } from '@klopt/ui'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { filled } from '../../shared/forms/field-rules.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { accountTypes, type AccountType } from '../../shared/ledger/account-types.ts'
import * as styles from './settings.css.ts'
import { WITHOUT_VAT } from './use-vat-code-options.ts'

export interface AccountPaneProps {
  administrationId: number
  /** Null for a new one. */
  account: LedgerAccount | null
  vatCodes: readonly Option<string>[]
  onClose: () => void
}

interface AccountForm {
  number: string
  type: AccountType
  name: string
  vatCode: string
}

const typeOptions = accountTypes.map(({ type, one }) => ({ value: type, label: one }))
const fourToSix = (text: string) => /^\d{4,6}$/.test(text.trim()) || 'Gebruik vier tot zes cijfers'

/** A ledger account beside the list: a new one, or what may change about one there is. */
export function AccountPane({ administrationId, account, vatCodes, onClose }: AccountPaneProps) {
  const formId = useId()
  const { form, submit, isPending, isSaved } = useAccountForm(administrationId, account, onClose)
  const { register, control, formState } = form
  const { errors, isDirty } = formState
  return (
    <Pane
      open
      type="account"
      title={account ? `${account.number} ${account.name}` : 'Nieuwe rekening'}
      onClose={onClose}
      unsavedChanges={isDirty && !isSaved}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={isPending}>
          Rekening opslaan
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
        {account === null && (
          <>
            <TextField
              label="Nummer"
              required
              inputMode="numeric"
              autoComplete="off"
              hint="Vier tot zes cijfers; rekeningen met een nummer dicht bij elkaar staan bij elkaar."
              error={errors.number?.message}
              {...register('number', { validate: fourToSix })}
            />
            <Controller
              control={control}
              name="type"
              render={({ field }) => (
                <Select
                  label="Soort"
                  options={typeOptions}
                  value={field.value}
                  onChange={(type) => field.onChange(type ?? 'expense')}
                  onBlur={field.onBlur}
                  error={errors.type?.message}
                />
              )}
            />
          </>
        )}
        <TextField
          label="Naam"
          required
          maxLength={100}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name', { validate: filled })}
        />
        <Controller
          control={control}
          name="vatCode"
          render={({ field }) => (
            <Select
              label="Btw-code die wordt voorgesteld"
              searchable
              options={vatCodes}
              value={field.value}
              onChange={(code) => field.onChange(code ?? WITHOUT_VAT)}
              onBlur={field.onBlur}
              error={errors.vatCode?.message}
            />
          )}
        />
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        {account && <InUse administrationId={administrationId} account={account} />}
      </form>
    </Pane>
  )
}

function useAccountForm(administrationId: number, account: LedgerAccount | null, onSaved: () => void) {
  const form = useForm<AccountForm>({
    defaultValues: {
      number: '',
      type: 'expense',
      name: account?.name ?? '',
      vatCode: account?.defaultVatCode ?? WITHOUT_VAT,
    },
    mode: 'onTouched',
  })
  const create = useWrite(contract.ledgerAccounts.create)
  const save = useWrite(contract.ledgerAccounts.save)
  const submit = form.handleSubmit(async ({ number, type, name, vatCode }) => {
    const details = { name, defaultVatCode: vatCode === WITHOUT_VAT ? null : vatCode }
    const outcome = {
      onSuccess: () => {
        toast.success(`${name.trim()} is opgeslagen`)
        onSaved()
      },
      onError: (error: Parameters<typeof showFieldErrors>[1]) =>
        showFieldErrors(form, error, ['number', 'type', 'name']),
    }
    if (account) save.mutate({ params: { administrationId, accountId: account.id }, body: details }, outcome)
    else create.mutate({ params: { administrationId }, body: { ...details, number: number.trim(), type } }, outcome)
  })
  return { form, submit, isPending: create.isPending || save.isPending, isSaved: create.isSuccess || save.isSuccess }
}

function InUse({ administrationId, account }: { administrationId: number; account: LedgerAccount }) {
  const deactivate = useWrite(contract.ledgerAccounts.deactivate)
  const reactivate = useWrite(contract.ledgerAccounts.reactivate)
  const params = { administrationId, accountId: account.id }
  if (account.isNeeded) {
    return (
      <p className={`${styles.text} ${styles.muted}`}>Klopt boekt zelf op deze rekening, dus ze blijft in gebruik.</p>
    )
  }
  return account.active ? (
    <div>
      <Button
        loading={deactivate.isPending}
        onClick={() =>
          deactivate.mutate(
            { params },
            { onSuccess: () => void toast.success(`${account.name} is buiten gebruik`), onError: notifyByToast },
          )
        }
      >
        Buiten gebruik stellen
      </Button>
    </div>
  ) : (
    <div>
      <Button
        loading={reactivate.isPending}
        onClick={() =>
          reactivate.mutate(
            { params },
            { onSuccess: () => void toast.success(`${account.name} is weer in gebruik`), onError: notifyByToast },
          )
        }
      >
        Weer in gebruik nemen
      </Button>
    </div>
  )
}
