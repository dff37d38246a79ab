import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { LineChart } from './line-chart.tsx'

const months = ['dec', 'jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov']
const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const cents = (values: number[]) => values.map((value) => value * 100)

const meta = {
  title: 'Componenten/LineChart',
  component: LineChart,
  args: {
    title: 'Banksaldo per maand',
    categories: months.map((label) => ({ label, longLabel: `${label} 2026` })),
    series: [
      { label: 'Dit jaar', values: cents([9100, 8400, 9800, 12200, 11800, 14700, 13400, 12200, 15000, 17214, 16900]) },
      {
        label: 'Vorig jaar',
        values: cents([7400, 7200, 7500, 8800, 9300, 9700, 9900, 9200, 10400, 11000, 10800, 10300]),
      },
    ],
    formatValue: (value: number) => euro.format(value / 100),
    formatShort: (value: number) => whole.format(value / 100),
  },
  render: (args) => (
    <div style={{ maxWidth: 680 }}>
      <Card title={args.title}>
        <LineChart {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

/** Tab to it and walk with the arrows, or point. */
export const Proefveld: Story = {}

/** Onder nul loopt de lijn onder de nullijn door. */
export const OnderNul: Story = {
  args: {
    title: 'Resultaat per maand',
    series: [
      { label: 'Resultaat', values: cents([1700, 1200, -800, -2400, -1500, 300, 2500, -350, 1600, 3214, 3100, 2300]) },
    ],
  },
}

/** Een saldo blijft gelijk tot er iets gebeurt: de lijn gaat in treden, met wat eronder ligt gevuld. */
export const InTreden: Story = {
  args: {
    title: 'Verwacht saldo',
    stepped: true,
    series: [
      { label: 'Saldo', values: cents([4100, 4100, 5200, 5200, 4600, 4600, 4600, 3900, 3900, 3900, 4200, 4200]) },
    ],
  },
}

export const NogNiets: Story = { args: { series: [{ label: 'Dit jaar', values: [] }] } }

/** Walked through with the arrows; who cannot see it has the same figures in a table. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: 'Banksaldo per maand' })
    await userEvent.tab()
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^nov 2026, Vorig jaar €\s10\.300,00$/))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^okt 2026, Dit jaar €\s16\.900,00/))
    const table = within(canvas.getByRole('table', { name: 'Banksaldo per maand' }))
    await expect(table.getByRole('row', { name: /^okt 2026 €\s16\.900,00 €\s10\.800,00$/ })).toBeInTheDocument()
  },
}
