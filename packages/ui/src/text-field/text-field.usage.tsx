import { TextField } from '../text-field/text-field.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['A line of text. `TextareaField` for more, `PasswordField` and `SearchField` for those.'],
  avoid: ['Money, a date, a duration: the field of that kind.', 'One of a list: `Select` or `Combobox`.'],
  anatomy: [
    'The label above it; at its right a link or how sure a value is.',
    'The box, with what stands before or after the value.',
    'The hint, or the error in its place.',
  ],
  keys: {
    Enter: 'sends the form; in a `SearchField` it searches at once',
    Escape: 'empties a `SearchField`',
  },
  words: [
    'The label is a noun: "E-mailadres". No placeholder in place of a label.',
    'The error says what to do: "Vul een geldig e-mailadres in".',
  ],
  types: ['TextareaFieldProps', 'PasswordFieldProps'],
}

export const Example = () => (
  <TextField label="E-mailadres" type="email" autoComplete="email" hint="Hier sturen we je facturen naartoe" />
)
