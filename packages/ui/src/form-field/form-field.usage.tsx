import { FormField } from '../form-field/form-field.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['The frame for a control of your own: a slider, a native element, a field of another library.'],
  avoid: [
    'A control of this package: `TextField`, `Select`, `DateField` and the others have this frame already.',
    'Several boxes or dots under one question: a `RadioGroup`, or a `fieldset` with a `Checkbox` for each.',
  ],
  anatomy: [
    'The label above; at its right a link or how sure a value is (`action`).',
    'The control, which takes the attributes it is handed: `id`, `aria-describedby`, `aria-invalid`.',
    'The error under it, and the hint.',
  ],
  keys: { Tab: 'goes to what is in it; it has no keys of its own', Enter: 'shows an error that was held back' },
  words: [
    'The label is a noun: "Betaaltermijn".',
    'The error says what is wrong and how to mend it: "Kies ten minste 7 dagen".',
  ],
  types: ['FieldControl'],
}

export const Example = () => (
  <FormField label="Betaaltermijn" hint="Van 7 tot 60 dagen">
    {(control) => <input {...control} type="range" min={7} max={60} defaultValue={30} style={{ width: '100%' }} />}
  </FormField>
)
