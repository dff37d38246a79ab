import { contract } from '@klopt/api-client/contract'
import { Combobox, type ComboboxProps, type Option } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isMissing } from '../app/errors/failures.ts'
import { useMendAddress } from '../app/routing/use-mend-address.ts'
import { queryClient, query } from '../app/transport/api.ts'

type Inherited = Omit<
  ComboboxProps<number>,
  'value' | 'onChange' | 'options' | 'loadOptions' | 'onCreate' | 'createLabel' | 'debounceMs'
>

export interface ContactPickerProps extends Inherited {
  administrationId: number
  contactId: number | null
  /** What it is called, where that is known before it has been fetched. */
  contactName?: string
  onPick: (contactId: number | null) => void
  /** Adds a contact of this name; without it only known ones can be picked. */
  onCreate?: (name: string) => void
  /** There is no such contact: for one that an address names. */
  onMissing?: () => void
}

/** A contact, found by typing a part of its name. */
export function ContactPicker({
  administrationId,
  contactId,
  contactName,
  onPick,
  onCreate,
  onMissing,
  ...field
}: ContactPickerProps) {
  const [picked, setPicked] = useState<Option<number> | null>(null)
  const pickedName = picked?.value === contactId ? picked.label : undefined
  const known = useQuery({
    ...query(contract.contacts.get, { params: { administrationId, contactId: contactId ?? 0 } }),
    enabled: contactId !== null,
  })
  useMendAddress(onMissing !== undefined && isMissing(known.error), () => onMissing?.())
  const find = async (search: string) => {
    const found = query(contract.contacts.list, {
      params: { administrationId },
      query: search === '' ? {} : { search },
    })
    const { items } = await queryClient.fetchQuery(found)
    return items.map(({ id, name, city }) => ({ value: id, label: name, ...(city !== '' && { description: city }) }))
  }
  return (
    <Combobox
      {...field}
      debounceMs={250}
      loadOptions={find}
      value={
        contactId === null ? null : { value: contactId, label: known.data?.name ?? pickedName ?? contactName ?? '…' }
      }
      onChange={(option) => {
        setPicked(option)
        onPick(option?.value ?? null)
      }}
      onCreate={onCreate}
      createLabel={(name) => `Nieuwe relatie "${name}" toevoegen`}
    />
  )
}
