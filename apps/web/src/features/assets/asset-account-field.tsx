import { contract } from '@klopt/api-client/contract'
import { ASSET_CODES, holdsAssets } from '@klopt/bookkeeping/assets'
import { Select } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { given } from '../../shared/forms/field-rules.ts'
import type { AssetForm } from './asset-form.ts'

interface AssetAccountFieldProps {
  administrationId: number
  form: UseFormReturn<AssetForm>
  disabled: boolean
}

/**
 * The account that an asset's cost stands on; a kind that the books have no account for yet, such as goodwill or land, is
 * opened when it is chosen.
 */
export function AssetAccountField({ administrationId, form, disabled }: AssetAccountFieldProps) {
  const params = { administrationId }
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params })).data ?? []
  const chart = useQuery({ ...query(contract.ledgerAccounts.chart, { params }), enabled: !disabled }).data ?? []
  const open = useWrite(contract.ledgerAccounts.open, { errors: 'screen' })
  const own = accounts.filter(({ type, active, rgsCode }) => type === 'asset' && active && holdsAssets(rgsCode))
  const unopened = chart.filter(({ rgsCode }) => ASSET_CODES.some((code) => code === rgsCode))
  const options = [
    ...own.map(({ id, number, name }) => ({ value: id as number | string, label: `${number} ${name}` })),
    ...unopened.map(({ rgsCode, number, name }) => ({
      value: rgsCode,
      label: `${number} ${name}`,
      description: 'Wordt toegevoegd aan je rekeningen',
    })),
  ]
  const choose = (value: number | string | null) => {
    if (typeof value !== 'string') return form.setValue('accountId', value, { shouldDirty: true, shouldValidate: true })
    open.mutate(
      { params, body: { rgsCode: value } },
      {
        onSuccess: ({ id }) => form.setValue('accountId', id, { shouldDirty: true, shouldValidate: true }),
        onError: (error) => showFieldErrors(form, error, [], { rgsCode: 'accountId' }),
      },
    )
  }
  return (
    <Controller
      control={form.control}
      name="accountId"
      rules={{ validate: given('Kies een rekening') }}
      render={({ field, fieldState }) => (
        <Select
          label="Rekening"
          required
          disabled={disabled || open.isPending}
          options={options}
          {...field}
          onChange={choose}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
