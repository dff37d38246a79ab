import { useState } from 'react'
import type { Usage } from '../docs/usage.ts'
import { SearchField } from './search-field.tsx'

export const usage: Usage = {
  use: ['Searching a list in the page, while one types.'],
  avoid: ['Choosing one of what is found: a `Combobox`.', 'Searching the whole application: a `CommandPalette`.'],
  anatomy: [
    'A magnifying glass, and a label that a screen reader alone hears unless `labelHidden={false}`.',
    'While it is empty what stands at its end (`suffix`), such as a key; then a cross that empties it.',
    'It tells what is searched (`onSearch`) half a second after the last letter, trimmed.',
  ],
  keys: {
    Enter: 'searches at once',
    Escape: 'empties it; only when it is empty it closes the dialog around it',
  },
  words: ['The label names what is searched: "Facturen zoeken".'],
}

const suppliers = ['Drukwerk Noord', 'KPN B.V.', 'Van Rijn B.V.']

export function Example() {
  const [search, setSearch] = useState('')
  const found = suppliers.filter((name) => name.toLowerCase().includes(search.toLowerCase()))
  return (
    <>
      <SearchField label="Leveranciers zoeken" value={search} onSearch={setSearch} />
      <p role="status">{found.length === 0 ? `Geen leverancier gevonden voor "${search}"` : found.join(', ')}</p>
    </>
  )
}
