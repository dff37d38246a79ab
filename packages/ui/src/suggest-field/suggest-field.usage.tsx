import { useState } from 'react'
import type { Usage } from '../docs/usage.ts'
import { SuggestField } from './suggest-field.tsx'

export const usage: Usage = {
  use: ['Text of one’s own that often says something known: the description of a line, which may be a product.'],
  avoid: ['What has to be one of a list: a `Combobox`.', 'A list one knows by heart: a `Select`.'],
  anatomy: ['A field for text of several lines.', 'Under it what was found, while there is something.'],
  keys: {
    Typing: 'searches; what was typed stands, whatever is found',
    'Arrow down, arrow up': 'go through what was found; down in an empty field shows all',
    Enter: 'takes over what is lit; without that it is a new line',
    Escape: 'closes the list and keeps the text',
  },
  words: ['What a suggestion is called comes first, what tells it from others after it.'],
}

const products = ['Ontwerp', 'Drukwerk'].map((label) => ({ value: label, label, hint: '€ 85,00' }))

export function Example() {
  const [text, setText] = useState('')
  return (
    <SuggestField
      label="Omschrijving"
      rows={1}
      options={products}
      value={text}
      onChange={setText}
      onPick={({ label }) => setText(label)}
    />
  )
}
