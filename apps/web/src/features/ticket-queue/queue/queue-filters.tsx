import type { TicketTag } from '@klopt/api-client/contract'
import { Select, type Option } from '@klopt/ui'
import { tagNames } from '../../../shared/tickets/ticket-words.ts'
import type { QueueScreenProps } from './types.ts'

const tags: readonly TicketTag[] = [1, 2, 3, 6, 7]
const tagOptions: readonly Option<TicketTag>[] = tags.map((tag) => ({ value: tag, label: tagNames[tag] }))
const ownerOptions: readonly Option<'me' | 'nobody'>[] = [
  { value: 'me', label: 'Van mij' },
  { value: 'nobody', label: 'Van niemand' },
]

/** Narrows the queue by what a ticket is about and by who answers it. */
export function QueueFilters({ filter, onFilter }: QueueScreenProps) {
  return (
    <>
      <Select
        label="Soort"
        placeholder="Alle soorten"
        clearable
        options={tagOptions}
        value={filter.tag ?? null}
        onChange={(tag) => onFilter({ ...filter, tag: tag ?? undefined })}
      />
      <Select
        label="Van wie"
        placeholder="Van iedereen"
        clearable
        options={ownerOptions}
        value={filter.assigned ?? null}
        onChange={(assigned) => onFilter({ ...filter, assigned: assigned ?? undefined })}
      />
    </>
  )
}
