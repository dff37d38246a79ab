import { useState } from 'react'
import { FileUpload } from '../file-upload/file-upload.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Files that are picked or dropped: bank statements, purchase invoices, an attachment.'],
  avoid: ['A photo with the camera of a phone alone: a plain button.', 'Text that can be pasted: a `TextareaField`.'],
  anatomy: [
    'The box, with its rules in one line before anybody breaks them.',
    'The error under it.',
    'The files below: progress, try again, take away.',
  ],
  keys: {
    'Enter, Space': 'opens the file dialog',
    Tab: 'goes on to the files and their buttons',
  },
  words: [
    'The label says what is wanted: "Bankafschrift", not "Bestand".',
    'The errors are those of `upload` of `@klopt/validators`, which a server can ask too.',
  ],
}

export function Example() {
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <>
      <FileUpload
        label="Bankafschrift"
        types={['mt940', 'camt053']}
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
      <p>{names.join(', ')}</p>
    </>
  )
}
