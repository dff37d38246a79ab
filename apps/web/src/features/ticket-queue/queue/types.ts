import type { QueueSearch } from './queue-search.ts'

export interface QueueScreenProps {
  filter: QueueSearch
  onFilter: (filter: QueueSearch) => void
}
