import { useState } from 'react'
import { Kbd } from '../kbd/kbd.tsx'
import { ListToolbar } from '../list-toolbar/list-toolbar.tsx'
import { SearchField } from '../text-field/search-field.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Above every list: which rows it shows and how.'],
  avoid: ['The parts of a place: `Tabs`.', 'What is done with rows: the bulk bar of a `Table`.'],
  anatomy: [
    'Segments with counts: the states of what is listed, "Alles" first.',
    'A search field that grows, dates behind an icon until they are chosen, "Filters" with how many are on.',
    '"Weergave" with columns and the height of rows, "Exporteren".',
    'Under 1,000 px of its own width the dates stand among the filters; under 640 px the segments are chips that scroll.',
    'Everything takes effect at once and stands in the address.',
  ],
  keys: {
    '/': 'goes to the search field (within a `ListLayout`)',
    Escape: 'closes what is open, and empties the field',
  },
  words: ['A segment is a state: "Te laat".', 'The search field says what it searches: "Nummer, relatie of bedrag".'],
  types: ['ListSegment', 'ListFilters', 'ListDisplay', 'ListColumnChoice'],
}

export function Example() {
  const [search, setSearch] = useState('')
  return (
    <ListToolbar
      label="Welke facturen"
      segments={[
        { id: 'all', label: 'Alles', href: '#alles', current: true, count: 10 },
        { id: 'late', label: 'Te laat', href: '#te-laat', current: false, count: 2 },
      ]}
      search={
        <SearchField
          label="Zoek een factuur"
          placeholder="Nummer of relatie"
          suffix={<Kbd>/</Kbd>}
          value={search}
          onSearch={setSearch}
        />
      }
    />
  )
}
