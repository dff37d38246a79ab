import type { TicketTag } from '@klopt/api-client/contract'
import { SearchField, Select, type Option } from '@klopt/ui'
import { tagNames } from '../../../shared/tickets/ticket-words.ts'
import type { QueueScreenProps } from './types.ts'
import * as styles from './queue.css.ts'

const tags: readonly TicketTag[] = [1, 2, 3, 6, 7]
const tagOptions: readonly Option<TicketTag>[] = tags.map((tag) => ({ value: tag, label: tagNames[tag] }))
const ownerOptions: readonly Option<'me' | 'nobody'>[] = [
  { value: 'me', label: 'Van mij' },
  { value: 'nobody', label: 'Van niemand' },
]

/** Narrows the queue by words, by what a ticket is about and by who answers it. */
export function QueueFilters({ filter, onFilter }: QueueScreenProps) {
  return (
    <div className={styles.filters}>
      <SearchField
        label="Zoek een ticket"
        placeholder="Onderwerp, klant, administratie of nummer"
        maxLength={200}
        className={styles.search}
        value={filter.search ?? ''}
        onSearch={(search) => onFilter({ ...filter, search: search || undefined })}
      />
      <Select
        label="Soort"
        labelHidden
        placeholder="Alle soorten"
        clearable
        className={styles.choice}
        options={tagOptions}
        value={filter.tag ?? null}
        onChange={(tag) => onFilter({ ...filter, tag: tag ?? undefined })}
      />
      <Select
        label="Van wie"
        labelHidden
        placeholder="Van iedereen"
        clearable
        className={styles.choice}
        options={ownerOptions}
        value={filter.assigned ?? null}
        onChange={(assigned) => onFilter({ ...filter, assigned: assigned ?? undefined })}
      />
    </div>
  )
}
