import { Logo } from '../logo/logo.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Once per screen: at the top of the menu, or centred on a page of its own.'],
  avoid: ['As decoration or a bullet: the tick means that something adds up.'],
  anatomy: ['The tick and the word; the tick alone where there is no room (`mark`).', 'Centred it is 10rem wide.'],
  words: ['It has its name for a screen reader by itself.'],
}

export const Example = () => <Logo />
