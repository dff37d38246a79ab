import { Avatar } from '../avatar/avatar.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['A person, or a company, in a few pixels beside the name.'],
  avoid: ['A logo on an invoice: an image with its own size.', 'Decoration where no name is near.'],
  anatomy: [
    'A picture, or the letters of the name when there is none.',
    'A circle for a person, a square for an administration.',
  ],
  words: ['Give the whole name; the letters follow from it, without "van" and "de".'],
}

export const Example = () => <Avatar name="Sanne de Vries" />
