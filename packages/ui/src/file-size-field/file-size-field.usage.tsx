import { useState } from 'react'
import type { Usage } from '../docs/usage.ts'
import { FileSizeField } from './file-size-field.tsx'

export const usage: Usage = {
  use: ['A limit somebody sets: how large an attachment may be, how much room there is.'],
  avoid: [
    'The size of a file that is there already: text, with `formatFileSize` of `@klopt/validators`.',
    'A file itself: a `FileUpload`.',
  ],
  anatomy: ['The size with its unit, shown as `1,5 MB` once the field is left. A KB is 1024 bytes.'],
  keys: { Tab: 'goes on, and shows what was typed as it is written' },
  words: ['The label says of what: "Grootste bijlage".', 'The value is whole bytes, or null.'],
}

export function Example() {
  const [bytes, setBytes] = useState<number | null>(4 * 1024 ** 2)
  return <FileSizeField label="Grootste bijlage" valueBytes={bytes} onChange={setBytes} />
}
