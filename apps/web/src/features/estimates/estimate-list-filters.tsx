import { Select } from '@klopt/ui'
import { ContactPicker } from '../../shell/contact-picker.tsx'
import { isRare, rareFilters, type EstimateSearch } from './estimate-filters.ts'

interface FiltersOptions {
  administrationId: number
  filter: EstimateSearch
  onFilter: (filter: EstimateSearch) => void
}

/** What narrows the list behind one button: whose they are, and the states that are seldom asked for. */
export function estimateListFilters({ administrationId, filter, onFilter }: FiltersOptions) {
  const narrow = (change: Partial<EstimateSearch>) =>
    onFilter({ ...filter, ...change, peek: undefined, start: undefined })
  const rare = isRare(filter.status) ? filter.status : undefined
  return {
    count: Number(filter.contactId !== undefined) + Number(rare !== undefined),
    cleared: { ...filter, contactId: undefined, status: rare === undefined ? filter.status : undefined },
    fields: (
      <>
        <ContactPicker
          label="Relatie"
          placeholder="Alle relaties"
          administrationId={administrationId}
          contactId={filter.contactId ?? null}
          onPick={(contactId) => narrow({ contactId: contactId ?? undefined })}
          onMissing={() => narrow({ contactId: undefined })}
        />
        <Select
          label="Afgehandeld"
          placeholder="Maakt niet uit"
          clearable
          options={rareFilters}
          value={rare ?? null}
          onChange={(status) => narrow({ status: status ?? undefined })}
        />
      </>
    ),
  }
}
