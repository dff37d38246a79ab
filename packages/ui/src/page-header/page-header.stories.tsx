import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckCheck, Upload } from 'lucide-react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { PageHeader } from './page-header.tsx'
import { SumLine } from './sum-line.tsx'

const meta = {
  title: 'Componenten/PageHeader',
  component: PageHeader,
  args: { title: 'Dashboard', description: 'Alles tot en met gisteren is verwerkt. De boeken kloppen.' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const MetKnoppen: Story = {
  args: {
    title: 'Bank verwerken',
    description: 'ING ·· 4567 · saldo € 18.402,77',
    actions: (
      <>
        <Button icon={Upload}>Afschrift importeren</Button>
        <Button variant="primary" icon={CheckCheck}>
          Verwerk 9 zekere
        </Button>
      </>
    ),
  },
}

/** What the list comes to, and what of that needs somebody. */
export const MetSomregel: Story = {
  args: {
    title: 'Facturen',
    description: <SumLine text="7 openstaand · € 8.010,26" late="2 te laat · € 3.221,50" />,
    actions: <Button variant="primary">Nieuwe factuur</Button>,
  },
}

export const MetBadge: Story = { args: { title: 'Nieuwe factuur', badge: <Badge>Concept</Badge>, description: '' } }
