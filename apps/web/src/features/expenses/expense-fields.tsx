import { contract, type ExpenseInput } from '@klopt/api-client/contract'
import { DateField, MoneyField, Select, TextField } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'

export interface ExpenseDraft extends Omit<ExpenseInput, 'spentOn'> {
  readonly spentOn: string | null
}

const vatCodes = [
  { value: 'purchase_high', label: '21%' },
  { value: 'purchase_low', label: '9%' },
  { value: 'purchase_zero', label: '0%' },
  { value: 'purchase_none', label: 'Geen btw terug' },
] as const

interface ExpenseFieldsProps {
  administrationId: number
  draft: ExpenseDraft
  onChange: (part: Partial<ExpenseDraft>) => void
  /** What is wrong, by the name of its field. */
  faults: Readonly<Record<string, string>>
  /** Asked of who approves; who hands in may leave it to them. */
  isComplete: boolean
}

/** What stands on a receipt: its amount first, since all else has a sensible default. */
export function ExpenseFields({ administrationId, draft, onChange, faults, isComplete }: ExpenseFieldsProps) {
  const categories = useQuery(query(contract.expenses.categories, { params: { administrationId } })).data ?? []
  return (
    <>
      <MoneyField
        label="Bedrag met btw"
        required={isComplete}
        value={draft.amountCents}
        onChange={(amountCents) => onChange({ amountCents })}
        error={faults['amountCents']}
      />
      <Select
        label="Categorie"
        required={isComplete}
        searchable
        clearable={!isComplete}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.accountId}
        onChange={(accountId) =>
          onChange({ accountId, vatCode: categories.find(({ id }) => id === accountId)?.vatCode ?? null })
        }
        error={faults['accountId']}
      />
      {isComplete && (
        <Select
          label="Btw"
          required
          options={vatCodes}
          value={draft.vatCode}
          onChange={(vatCode) => onChange({ vatCode })}
          error={faults['vatCode']}
        />
      )}
      <DateField
        label="Betaald op"
        required
        value={draft.spentOn}
        today={today()}
        max={today()}
        onChange={(spentOn) => onChange({ spentOn })}
        error={faults['spentOn']}
      />
      <TextField
        label="Omschrijving"
        maxLength={200}
        value={draft.description}
        onChange={(event) => onChange({ description: event.target.value })}
        error={faults['description']}
      />
    </>
  )
}
