import { contract } from '@klopt/api-client/contract'
import { Combobox, Select } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { query } from '../../../app/transport/api.ts'
import { accountOption } from '../../../shared/ledger/account-option.ts'
import { WITHOUT_VAT, type RuleForm } from './rule-form.ts'

interface FieldProps {
  administrationId: number
  form: UseFormReturn<RuleForm>
  name: 'accountId' | `shares.${number}.accountId`
  label: string
}

/** A ledger account, found by its number or a part of its name. */
export function AccountField({ administrationId, form, name, label }: FieldProps) {
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params: { administrationId } })).data ?? []
  const options = accounts.filter(({ active }) => active).map(accountOption)
  return (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate: (id) => id !== null || 'Kies een grootboekrekening' }}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Combobox
          label={label}
          required
          options={options}
          value={options.find((option) => option.value === value) ?? null}
          onChange={(option) => onChange(option?.value ?? null)}
          error={error?.message}
        />
      )}
    />
  )
}

/** The VAT a part is booked with: all codes, since a rule may be for a refund. */
export function VatField({
  administrationId,
  form,
  name,
}: Pick<FieldProps, 'administrationId' | 'form'> & { name: 'vatCode' | `shares.${number}.vatCode` }) {
  const codes = useQuery(query(contract.bank.vatCodes, { params: { administrationId } })).data
  const known = new Map([...(codes?.out ?? []), ...(codes?.in ?? [])].map(({ code, label }) => [code, label]))
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Select
          label="Btw"
          options={[
            { value: WITHOUT_VAT, label: 'Buiten de btw' },
            ...[...known].map(([code, label]) => ({ value: code, label })),
          ]}
          value={value}
          onChange={(chosen) => chosen !== null && onChange(chosen)}
          error={error?.message}
        />
      )}
    />
  )
}
