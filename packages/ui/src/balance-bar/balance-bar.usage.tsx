import { BalanceBar } from '../balance-bar/balance-bar.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Two sums that have to agree before something can be booked or closed.'],
  avoid: ['That one figure is right: a `Tick`.', 'A list of things to check: a `CheckList`.'],
  anatomy: [
    'Green: the tick, "Klopt" and why; in danger: what is missing, and at which side.',
    'At the end both sums and the difference.',
    'Without a verdict while nothing was filled in (`emptyText`), or what it sums is not whole (`openText`).',
    'Under a long list it stays at the foot of the screen (`sticks`).',
    'Under an `EntryGrid` both sums stand under the columns they sum (`under`).',
  ],
  words: ['Say what agrees: "debet is credit".', 'Say what is missing, not that something is wrong.'],
  types: ['BalanceSide'],
}

export const Example = () => (
  <BalanceBar
    first={{ label: 'Debet', cents: 499_800 }}
    second={{ label: 'Credit', cents: 499_800 }}
    balancedText="debet is credit"
  />
)
