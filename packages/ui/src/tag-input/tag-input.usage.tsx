import { useState } from 'react'
import { TagInput } from '../tag-input/tag-input.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ["Words of one's own, such as labels.", 'Several addresses or numbers that are typed or pasted at once.'],
  avoid: ['A choice out of what is known: a `MultiSelect`.', 'Text with commas in it: a `TextareaField`.'],
  anatomy: [
    'The tags, each with a cross, and behind them the input, in a box that grows.',
    'A comma, semicolon, line or Enter ends a tag, and so does leaving the field; a list is pasted at once.',
    'What is there already is not added twice, and that is said.',
    'What `problemOf` refuses stays in the input with what is wrong.',
    'A form sends each tag by itself under `name`.',
  ],
  keys: {
    'Enter, comma': 'adds what was typed',
    Backspace: 'at the start of the input goes to the last tag; on a tag takes it away',
    'Arrow left, arrow right': 'go along the tags, and back to the input',
    'Home, End': 'the first tag, and the input',
    'Delete, Enter': 'on a tag takes it away',
  },
  words: ['The label says what they are: "Labels", "Ook versturen aan".'],
}

export function Example() {
  const [tags, setTags] = useState<readonly string[]>(['Verbouwing', 'Kantoor'])
  return <TagInput label="Labels" value={tags} onChange={setTags} />
}
