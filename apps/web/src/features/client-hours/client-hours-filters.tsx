import { contract, type ClientHoursSum } from '@klopt/api-client/contract'
import { DateRangeField, Select } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useEveryClient } from '../../shared/firms/use-every-client.ts'
import type { ClientHoursSearch } from './client-hours-search.ts'
import * as styles from './client-hours.css.ts'

interface ClientHoursFiltersProps {
  firmId: number
  days: { readonly from: string; readonly to: string }
  search: ClientHoursSearch
  onSearch: (search: ClientHoursSearch) => void
  /** On whom hours are shown; of who is a client no more, hours are all that is left. */
  written: readonly ClientHoursSum[]
}

/** Stands for every client, or every colleague. */
const EVERY = 0

/** Which days, on whom and of whom. */
export function ClientHoursFilters({ firmId, days, search, onSearch, written }: ClientHoursFiltersProps) {
  const clients = useEveryClient(firmId)
  const colleagues = useQuery(query(contract.firmMembers.list, { params: { firmId } })).data ?? []
  const left = written.filter(({ id }) => !clients.some((client) => client.id === id))
  const chosen = (value: number | null) => (value === null || value === EVERY ? undefined : value)
  return (
    <div className={styles.filters}>
      <DateRangeField
        label="Periode"
        today={today()}
        value={days}
        onChange={(range) => range && onSearch({ ...search, ...range })}
      />
      <Select
        label="Klant"
        options={[
          { value: EVERY, label: 'Alle klanten' },
          ...clients.map(({ id, companyName }) => ({ value: id, label: companyName })),
          ...left.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={search.client ?? EVERY}
        onChange={(value) => onSearch({ ...search, client: chosen(value) })}
      />
      <Select
        label="Wie"
        options={[
          { value: EVERY, label: 'Iedereen' },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={search.user ?? EVERY}
        onChange={(value) => onSearch({ ...search, user: chosen(value) })}
      />
    </div>
  )
}
