import type { Usage } from '../docs/usage.ts'
import { FileList } from './file-list.tsx'

export const usage: Usage = {
  use: ['Files that are being uploaded, or that belong to something.'],
  avoid: ['A place to add files: a `FileUpload`, which shows such a list itself.', 'Many files to search: a `Table`.'],
  anatomy: [
    'An icon or a small picture, the name, the size and how far it is.',
    'What can be done: try again, cancel or take away. Of a file that is itself wrong `canRetry` is `false`.',
  ],
  keys: { Tab: 'goes by the buttons of each file', 'Enter, Space': 'press the one that has the focus' },
  words: ['An error says what happened and what to do: "De verbinding viel weg. Probeer het opnieuw."'],
}

export const Example = () => (
  <FileList
    files={[
      { id: '1', name: 'bon.jpg', sizeBytes: 3_400_000, state: 'uploading', progress: 0.6 },
      { id: '2', name: 'DN-26-4417.pdf', sizeBytes: 182_000, state: 'done' },
    ]}
    onCancel={() => undefined}
    onRemove={() => undefined}
  />
)
