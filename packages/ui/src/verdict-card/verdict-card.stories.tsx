import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, Download, Scale } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Row } from '../testing/story-layout.tsx'
import { VerdictCard } from './verdict-card.tsx'

const meta = {
  title: 'Componenten/VerdictCard',
  component: VerdictCard,
  args: {
    title: 'Suppletie verplicht',
    tone: 'danger',
    icon: Scale,
    amount: '€ 1.239',
    amountLabel: 'extra te betalen',
    limit: { valueCents: 123_900, limitCents: 100_000, label: 'grens € 1.000' },
    rule: 'Meer dan € 1.000 mag niet mee in je volgende aangifte. Dan corrigeer je het kwartaal zelf.',
    law: 'Waar de regel staat, en een verwijzing naar de uitleg.',
    facts: [
      { term: 'Uiterlijk', details: '11 januari 2027' },
      { term: '8 weken na 16 november', details: 'nog 50 dagen' },
    ],
    children: (
      <>
        <Button variant="primary" fullWidth>
          Ik heb de suppletie ingediend
        </Button>
        <Button icon={Download} fullWidth>
          Pdf bewaren
        </Button>
      </>
    ),
  },
  argTypes: { icon: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: 316 }}>
      <VerdictCard {...args} />
    </div>
  ),
} satisfies Meta<typeof VerdictCard>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const BinnenDeGrens: Story = {
  args: {
    title: 'Mag mee in je volgende aangifte',
    tone: 'success',
    icon: CircleCheck,
    amount: '€ 412',
    limit: { valueCents: 41_200, limitCents: 100_000, label: 'grens € 1.000' },
    rule: 'Tot en met € 1.000 tel je de correctie op bij je volgende aangifte.',
    law: undefined,
    facts: [],
    children: undefined,
  },
}
export const VerBovenDeGrens: Story = {
  args: { amount: '€ 48.000', limit: { valueCents: 4_800_000, limitCents: 100_000, label: 'grens € 1.000' } },
}
export const ZonderGrens: Story = { args: { limit: undefined } }
export const Tonen: Story = {
  render: (args) => (
    <Row>
      {(['success', 'info', 'warning', 'danger'] as const).map((tone) => (
        <VerdictCard key={tone} {...args} title={`Oordeel: ${tone}`} tone={tone} law={undefined} facts={[]}>
          {null}
        </VerdictCard>
      ))}
    </Row>
  ),
}
