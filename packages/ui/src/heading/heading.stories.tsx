import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Componenten/Heading',
  component: Heading,
  args: { level: 1, children: 'Btw en betaling' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Niveaus: Story = {
  tags: ['!autodocs'],
  render: ({ children }) => (
    <Stack>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          {children} {level}
        </Heading>
      ))}
    </Stack>
  ),
}
/** De maat kan een andere zijn dan het niveau. */
export const AndereMaat: Story = { args: { level: 1, size: 32 } }
