import type { ReactNode } from 'react'

/** How a component is meant to be used: `name.usage.tsx` beside `name.stories.tsx`, shown on its page. */
export interface Usage {
  /** When to choose it. */
  use: readonly string[]
  /** When not, and what then. */
  avoid: readonly string[]
  /** Its parts, in order. */
  anatomy: readonly string[]
  /** Keys beside what they do; absent when it has none of its own. */
  keys?: Readonly<Record<string, string>>
  /** How its Dutch is written. */
  words: readonly string[]
  /**
   * Types that belong on its page besides its own props, such as those of what it calls. The page shows each as it is
   * declared, and what it is made of.
   */
  types?: readonly string[]
}

/** A usage file: the rules, and one good example that is rendered and whose code is shown. */
export interface UsageFile {
  usage: Usage
  Example: () => ReactNode
}
