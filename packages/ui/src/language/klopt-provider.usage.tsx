import { useState } from 'react'
import { MoneyField } from '../money-field/money-field.tsx'
import type { Usage } from '../docs/usage.ts'
import { en } from './en/index.ts'
import { KloptProvider } from './klopt-provider.tsx'

export const usage: Usage = {
  use: [
    'An application in another language than Dutch, once around all of it.',
    'A part of a page in another language, around that part.',
  ],
  avoid: ['An application in Dutch: without a provider everything is, and nothing of this is shipped.'],
  anatomy: [
    '`texts` is a whole catalogue: `en` of "@klopt/ui/en", `de` of "@klopt/ui/de", `nl` of "@klopt/ui/nl", or your own of type `Texts`.',
    '`locale` decides how amounts, numbers and dates are typed and shown, and the day a week begins with; `currency` and `timeZone` do so apart.',
    '`OverlayHost` stands within it, so that toasts and dialogs speak the same language.',
  ],
  keys: { Tab: 'goes to what is in it; it has no keys of its own' },
  words: ['To change one text, spread a catalogue: `{ ...en, button: { pending: "One moment…" } }`.'],
}

export function Example() {
  const [amountCents, setAmountCents] = useState<number | null>(123_456)
  return (
    <KloptProvider locale="en-US" currency="USD" timeZone="America/New_York" texts={en}>
      <MoneyField label="Total including tax" value={amountCents} onChange={setAmountCents} />
    </KloptProvider>
  )
}
