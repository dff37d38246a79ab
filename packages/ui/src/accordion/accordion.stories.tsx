import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Column } from '../testing/story-layout.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Accordion } from './accordion.tsx'

const items = [
  {
    value: 'when',
    title: 'Wanneer moet ik btw betalen?',
    content: 'Uiterlijk een maand na het einde van het kwartaal.',
  },
  {
    value: 'address',
    title: 'Afwijkend adres',
    detail: 'Niet ingevuld',
    content: <TextField label="Straat en huisnummer" />,
  },
  { value: 'closed', title: 'Oud boekjaar', detail: '2024', disabled: true, content: 'Dit boekjaar is afgesloten.' },
]

const meta = {
  title: 'Componenten/Accordion',
  component: Accordion<string>,
  args: { items, defaultOpen: ['when'], onOpenChange: fn() },
} satisfies Meta<typeof Accordion<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const EenTegelijk: Story = { args: { single: true } }

/** Lange koppen breken af, en de bijzin houdt zijn plaats. */
export const Smal: Story = {
  render: (args) => (
    <Column width={240}>
      <Accordion {...args} />
    </Column>
  ),
}

/** A head opens and closes its part by press and by key, and what was typed in it stays. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: /^Afwijkend adres/ })
    await expect(head).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(head)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['when', 'address'])
    await userEvent.type(canvas.getByLabelText('Straat en huisnummer'), 'Kade 1')
    await userEvent.click(head)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    head.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Straat en huisnummer')).toHaveValue('Kade 1')
  },
}
