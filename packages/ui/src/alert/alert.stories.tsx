import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Column } from '../testing/story-layout.tsx'
import { tones } from '../themes/tokens.ts'
import { Alert } from './alert.tsx'

const meta = {
  title: 'Componenten/Alert',
  component: Alert,
  args: { tone: 'info', title: 'Je proefabonnement loopt af', children: 'Kies een abonnement om door te werken.' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

const texts = {
  success: 'De aangifte over het 3e kwartaal is ingediend.',
  warning: 'Het saldo sluit niet aan op het vorige afschrift: er ontbreekt € 42,35.',
  danger: 'Het afschrift overlapt en komt niet overeen met bestaande transacties.',
  info: 'Je bekijkt de administratie zoals de hoofdgebruiker haar ziet.',
}

export const Tonen: Story = {
  render: () => (
    <Column width={640}>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone}>
          {texts[tone]}
        </Alert>
      ))}
    </Column>
  ),
}

export const MetActie: Story = {
  render: () => (
    <Column width={640}>
      <Alert
        tone="warning"
        title="Proefabonnement verloopt over 6 dagen"
        action={<Button size="small">Selecteer abonnement</Button>}
        onDismiss={() => undefined}
      >
        Daarna kun je de administratie bekijken, maar niet wijzigen.
      </Alert>
    </Column>
  ),
}
