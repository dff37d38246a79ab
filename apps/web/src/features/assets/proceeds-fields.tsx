import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { Combobox, MoneyField, Select, type Option } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { given } from '../../shared/forms/field-rules.ts'
import { vatOptions } from '../../shared/selling/vat-choices.ts'
import type { DisposalForm } from './disposal.ts'

/** What a sale without an invoice brought in, and where it was received. */
export function ProceedsFields({ administrationId }: { administrationId: number }) {
  const { control } = useFormContext<DisposalForm>()
  const date = useWatch({ control, name: 'date' })
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params: { administrationId } })).data ?? []
  const options = placesOf(accounts)
  return (
    <>
      <Controller
        control={control}
        name="proceeds.cents"
        rules={{ validate: given('Vul in wat het heeft opgebracht') }}
        render={({ field, fieldState: { error } }) => (
          <MoneyField label="Opbrengst" hint="Met de btw erin." required {...field} error={error?.message} />
        )}
      />
      <Controller
        control={control}
        name="proceeds.vatCode"
        render={({ field, fieldState: { error } }) => (
          <Select
            label="Btw"
            options={vatOptions(date ?? today())}
            {...field}
            onChange={(code) => code !== null && field.onChange(code)}
            error={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="proceeds.accountId"
        rules={{ validate: given('Kies waar het geld op kwam') }}
        render={({ field, fieldState: { error } }) => (
          <Combobox
            label="Ontvangen op"
            required
            options={options}
            {...field}
            value={options.find(({ value }) => value === field.value) ?? null}
            onChange={(option) => field.onChange(option?.value ?? null)}
            error={error?.message}
          />
        )}
      />
    </>
  )
}

/** Where money is, and then whatever else of the balance sheet it may stand on. */
function placesOf(accounts: readonly LedgerAccount[]): Option<number>[] {
  const known = accounts.filter(({ active, type }) => active && type !== 'revenue' && type !== 'expense')
  const isMoney = ({ rgsCode }: LedgerAccount) => rgsCode?.startsWith('BLim') === true
  const optionOf = ({ id, number, name }: LedgerAccount) => ({ value: id, label: `${number} ${name}` })
  return [
    ...known.filter(isMoney).map((account) => ({ ...optionOf(account), group: 'Bank en kas' })),
    ...known.filter((account) => !isMoney(account)).map((account) => ({ ...optionOf(account), group: 'Overig' })),
  ]
}
