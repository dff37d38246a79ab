import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Columns3 } from '../icons/drawings.ts'
import { expect, fn } from 'storybook/test'
import { Column } from '../testing/story-layout.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const periods = [
  { value: 'month', label: 'Maand' },
  { value: 'quarter', label: 'Kwartaal' },
  { value: 'year', label: 'Jaar' },
  { value: 'own', label: 'Eigen periode', disabled: true },
]

const meta = {
  title: 'Componenten/SegmentedControl',
  component: SegmentedControl<string>,
  args: { label: 'Periode', segments: periods, defaultValue: 'quarter', onChange: fn() },
} satisfies Meta<typeof SegmentedControl<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Staten: Story = {
  render: (args) => (
    <Column>
      <SegmentedControl {...args} defaultValue={undefined} error="Kies een periode." />
      <SegmentedControl {...args} hint="De btw-aangifte gaat per kwartaal." />
      <SegmentedControl {...args} disabled />
      <SegmentedControl
        {...args}
        label="Weergave"
        labelHidden
        fullWidth
        segments={[
          { value: 'month', label: 'Agenda', icon: CalendarDays, count: 3 },
          { value: 'quarter', label: 'Tabel', icon: Columns3, count: 12 },
        ]}
      />
    </Column>
  ),
}

/** What does not fit scrolls. */
export const Smal: Story = {
  render: (args) => (
    <div style={{ width: 220 }}>
      <SegmentedControl {...args} />
    </div>
  ),
}

/** Tab leads to what is chosen; the arrows choose, and pass what is not available. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Kwartaal' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Jaar', checked: true })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('year')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Maand', checked: true })).toHaveFocus()
    await userEvent.click(canvas.getByText('Kwartaal'))
    await expect(args.onChange).toHaveBeenLastCalledWith('quarter')
  },
}
