import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card.tsx'
import { DescriptionList } from './description-list.tsx'

const meta = {
  title: 'Componenten/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'KvK-nummer', details: '64012345' },
      { term: 'Btw-id', details: 'NL002455799B11' },
      { term: 'IBAN', details: 'NL20 INGB 0001 2345 67' },
      { term: 'Adres', details: 'Spaarne 14, 2011 CH Haarlem' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Feiten: Story = {}
export const Gestapeld: Story = { args: { variant: 'stacked' } }
export const Sommen: Story = {
  args: {
    variant: 'sums',
    items: [
      { term: 'Exclusief btw', details: '1.750,00' },
      { term: 'Btw 21%', details: '367,50' },
      { term: 'Te betalen', details: '€ 2.117,50' },
    ],
  },
}
