import { Steps } from '../steps/steps.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Where one is in a task of several screens that go in order.'],
  avoid: ['Screens in any order: `Tabs`.', 'More than five: the task is too long.'],
  anatomy: [
    'A number or a tick, and a short name; complete, current or upcoming.',
    'Those that were reached can be gone back to.',
  ],
  keys: {
    Tab: 'goes to the steps that can be gone to',
    Enter: 'goes there',
  },
  words: ['A noun or a verb each, all alike: "Abonnement selecteren", "Betaalgegevens", "Controleren".'],
}

export const Example = () => (
  <Steps label="Abonnement kiezen" steps={['Abonnement selecteren', 'Betaalgegevens', 'Controleren']} current={1} />
)
