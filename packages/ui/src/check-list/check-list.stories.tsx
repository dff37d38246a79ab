import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { CheckList, type CheckGroup } from './check-list.tsx'

const groups: CheckGroup[] = [
  {
    title: 'Bank en kas',
    checks: [
      {
        id: 'lines',
        label: 'ING ·· 4567: 3 bankregels zijn nog niet verwerkt',
        done: false,
        proof: 'boek € 12.758,27, afschrift € 12.345,67, verschil € 412,60',
        action: (
          <Button variant="primary" size="small">
            Verwerken
          </Button>
        ),
      },
      { id: 'savings', label: 'Zakelijk sparen is gelijk aan het afschrift', done: true, proof: 'saldo € 5.000,00' },
      { id: 'suspense', label: 'Kruisposten en vraagposten staan op nul', done: true },
    ],
  },
  {
    title: 'Openstaand',
    checks: [
      {
        id: 'debtors',
        label: 'Debiteuren zijn gelijk aan de open facturen',
        done: true,
        proof: '1 factuur, € 1.210,00',
      },
      {
        id: 'creditors',
        label: 'Crediteuren zijn gelijk aan de open inkoop',
        done: true,
        proof: '2 facturen, € 363,00',
      },
    ],
  },
]

const meta = {
  title: 'Componenten/CheckList',
  component: CheckList,
  args: { label: 'Boekjaar 2025 afsluiten', groups },
  render: (args) => (
    <div style={{ maxWidth: 690 }}>
      <CheckList {...args} />
    </div>
  ),
} satisfies Meta<typeof CheckList>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const AllesInOrde: Story = {
  args: { groups: groups.map((group) => ({ ...group, checks: group.checks.filter(({ done }) => done) })) },
}
export const OpEenTelefoon: Story = {
  render: (args) => (
    <div style={{ width: 358 }}>
      <CheckList {...args} />
    </div>
  ),
}

function Solving() {
  const [isDone, setIsDone] = useState(false)
  const action = (
    <Button size="small" onClick={() => setIsDone(true)}>
      Boeken
    </Button>
  )
  const check = { id: 'december', label: 'Afschrijving van december', done: isDone, proof: '€ 97,50', action }
  return <CheckList label="Afsluiten" groups={[{ title: 'Boekingen', checks: [check] }]} />
}
/** What is open is solved from its own line. */
export const Werking: Story = {
  tags: ['!autodocs'],
  render: () => <Solving />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 open')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('1 van 1')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'In orde' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
