import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stat, StatGroup } from './stat.tsx'

const meta = {
  title: 'Componenten/Stat',
  component: Stat,
  args: { label: 'Op de bank', value: '€ 18.402,77', detail: 'ING · bijgewerkt vandaag 08:12' },
  decorators: [
    (Story) => (
      <StatGroup>
        <Story />
      </StatGroup>
    ),
  ],
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Groep: Story = {
  render: (args) => (
    <>
      <Stat {...args} />
      <Stat label="Nog te ontvangen" value="€ 4.961,00" detail="3 facturen, waarvan 1 te laat" tone="danger" />
      <Stat label="Opzijzetten voor btw" value="€ 2.318,00" detail="aangifte 4e kwartaal, uiterlijk 31 jan" />
      <Stat label="Winst dit jaar" value="€ 31.207,14" detail="12% meer dan vorig jaar" tone="success" />
    </>
  ),
}
