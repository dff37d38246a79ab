import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { Combobox, type ComboboxProps, type Option } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '../../app/transport/api.ts'

type Inherited = Omit<ComboboxProps<number>, 'value' | 'onChange' | 'options' | 'loadOptions'>

export interface AccountPickerProps extends Inherited {
  administrationId: number
  accountId: number | null
  onPick: (accountId: number | null) => void
}

/** An account of the ledger: costs first, and what else there is. */
export function AccountPicker({ administrationId, accountId, onPick, ...field }: AccountPickerProps) {
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params: { administrationId } }))
  const options = useMemo(() => optionsOf(accounts.data ?? []), [accounts.data])
  const chosen = options.find(({ value }) => value === accountId)
  return (
    <Combobox
      {...field}
      options={options}
      value={chosen ?? (accountId === null ? null : { value: accountId, label: '…' })}
      onChange={(option) => onPick(option?.value ?? null)}
    />
  )
}

function optionsOf(accounts: readonly LedgerAccount[]): Option<number>[] {
  const active = accounts.filter(({ active: isActive }) => isActive)
  const [costs, others] = [active.filter(isCost), active.filter((account) => !isCost(account))]
  return [
    ...costs.map((account) => optionOf(account, 'Kosten')),
    ...others.map((account) => optionOf(account, 'Overig')),
  ]
}

const isCost = ({ type }: LedgerAccount) => type === 'expense'

const optionOf = ({ id, number, name }: LedgerAccount, group: string): Option<number> => ({
  value: id,
  label: `${number} ${name}`,
  group,
})
