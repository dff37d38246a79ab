/** How settled a component is. */
export type ComponentStatus = 'stable' | 'new' | 'deprecated'

/** What one may count on. */
export const statusTexts: Readonly<Record<ComponentStatus, string>> = {
  stable: 'What it promises breaks as the policy of versions says, with a migration in the changelog.',
  new: 'It goes out with the next version, and its props may still change in the one after.',
  deprecated: 'It goes with the next major version; its page says what takes its place.',
}

/** What is not stable. Who releases takes out what was new. */
const others: Readonly<Record<string, ComponentStatus>> = {
  Accordion: 'new',
  Grid: 'new',
  Heading: 'new',
  KloptProvider: 'new',
  SegmentedControl: 'new',
  Slider: 'new',
  Split: 'new',
  Stack: 'new',
  TagInput: 'new',
  Text: 'new',
  TimeField: 'new',
  Tree: 'new',
}

export const statusOf = (component: string): ComponentStatus => others[component] ?? 'stable'

/** Every component with a status of its own, for the test. */
export const named = Object.keys(others)
