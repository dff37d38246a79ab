import { Button } from '../button/button.tsx'
import { askConfirmation } from '../confirm/ask-confirmation.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Before something that cannot be undone, or that somebody else will notice.'],
  avoid: [
    'What can be undone: do it, and offer "Ongedaan maken" in a toast.',
    'Unsaved changes: `unsavedChanges` of `Modal` and `Pane` asks by itself.',
  ],
  anatomy: [
    'A title that asks.',
    'A sentence that says what will happen.',
    'Two buttons; the careful one has the focus when it is dangerous, or when the text says what speaks against it.',
  ],
  keys: {
    Tab: 'goes between the buttons',
    Enter: 'presses the one with the focus',
    Escape: 'leaves everything as it is',
  },
  words: [
    'The title is the question: "Factuur verwijderen?"',
    'The button is its answer: "Factuur verwijderen", never "Ja" or "OK".',
  ],
  types: ['Question'],
}

async function remove() {
  const sure = await askConfirmation({
    title: 'Concept verwijderen?',
    text: 'Het concept voor Gemeente Haarlem is daarna weg.',
    confirmLabel: 'Concept verwijderen',
    danger: true,
  })
  if (sure) location.hash = '#verwijderd'
}

export const Example = () => (
  <>
    <Button onClick={() => void remove()}>Verwijderen</Button>
    <OverlayHost />
  </>
)
