import { CopyButton } from '../copy-button/copy-button.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['A value people need elsewhere: an IBAN, a payment reference, a link.'],
  avoid: ['Long text: let it be selected.'],
  anatomy: ['An icon and a text; after the press a tick for a moment, said to a screen reader too.'],
  keys: {
    'Enter, Space': 'copies',
  },
  words: ['Name what is copied: "Kopieer IBAN".'],
}

export const Example = () => <CopyButton value="NL91ABNA0417164300" label="Kopieer IBAN" />
