import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { BarChart } from './bar-chart.tsx'

const months = ['dec', 'jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov']
const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const thousands = (values: number[]) => values.map((value) => value * 100)

const meta = {
  title: 'Componenten/BarChart',
  component: BarChart,
  args: {
    title: 'Omzet en kosten per maand',
    categories: months.map((label) => ({ label, longLabel: `${label} 2026` })),
    series: [
      {
        label: 'Omzet',
        values: thousands([3100, 2400, 3800, 4200, 2800, 4700, 4400, 2200, 3000, 5214, 4900, 3600]),
      },
      { label: 'Kosten', values: thousands([1400, 1200, 1500, 1800, 1300, 1700, 1900, 1200, 1400, 2000, 1800, 1300]) },
    ],
    formatValue: (cents: number) => euro.format(cents / 100),
    formatShort: (cents: number) => whole.format(cents / 100),
  },
  render: (args) => (
    <div style={{ maxWidth: 680 }}>
      <Card title={args.title}>
        <BarChart {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

/** Ook onder nul staan de balken op de nullijn. */
export const Winst: Story = {
  args: {
    title: 'Winst per maand',
    series: [
      {
        label: 'Winst',
        values: thousands([1700, 1200, -800, 2400, 1500, 3000, 2500, -350, 1600, 3214, 3100, 2300]),
      },
    ],
  },
}

export const NogNiets: Story = {
  args: {
    series: [
      { label: 'Omzet', values: [] },
      { label: 'Kosten', values: [] },
    ],
  },
}

/** Walked through with the arrows; who cannot see it has the same figures in a table. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: 'Omzet en kosten per maand' })
    await userEvent.tab()
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^nov 2026, Omzet €\s3\.600,00, Kosten €\s1\.300,00$/),
    )
    await userEvent.keyboard('{ArrowLeft}')
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^okt 2026, Omzet €\s4\.900,00/))
    const table = within(canvas.getByRole('table', { name: 'Omzet en kosten per maand' }))
    await expect(table.getByRole('row', { name: /^okt 2026 €\s4\.900,00 €\s1\.800,00$/ })).toBeInTheDocument()
  },
}
