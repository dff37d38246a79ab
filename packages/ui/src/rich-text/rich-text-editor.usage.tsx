import { useState } from 'react'
import type { Usage } from '../docs/usage.ts'
import { emptyDocument } from './document.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

export const usage: Usage = {
  use: ['A text with some form to it: an e-mail, a reminder, an article.'],
  avoid: [
    'To read what was stored: a `RichText`.',
    'A remark or a description: a `TextareaField`.',
    'A whole document with images: a file.',
  ],
  anatomy: [
    'A toolbar that is one stop for Tab.',
    'The text; pasted text is cleaned of what Word and mail programs bring along.',
    'Variables as chips, such as the name of the customer, where the caller offers them.',
  ],
  keys: {
    'Arrow left, arrow right': 'go through the toolbar',
    'Ctrl B, Ctrl I': 'make bold and italic',
    'Ctrl Z, Ctrl Shift Z': 'undo and redo',
  },
  words: ['The label says what the text is for: "Tekst van de mail".'],
  types: ['FromHtmlOptions'],
}

export function Example() {
  const [text, setText] = useState(emptyDocument)
  return <RichTextEditor label="Tekst van de mail" value={text} onChange={setText} />
}
