import type { Usage } from '../docs/usage.ts'
import { Pagination } from './pagination.tsx'

export const usage: Usage = {
  use: ['A list that is fetched by cursor and read a page at a time.'],
  avoid: ['A list one works through from the top: `LoadMore`, which leaves what was read where it is.'],
  anatomy: ['"Vorige" and "Volgende".', 'Between them what is shown of how many, which is announced.'],
  keys: { Tab: 'goes by both buttons', 'Enter, Space': 'go to that page' },
  words: ['The things are named in the plural: "1 tot en met 50 van 120 facturen".'],
  types: ['LoadMoreProps'],
}

export const Example = () => (
  <Pagination
    label="Facturen"
    itemsName="facturen"
    firstShown={51}
    shownCount={50}
    totalCount={120}
    onPrevious={() => undefined}
    onNext={() => undefined}
  />
)
