import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { Row } from '../testing/story-layout.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Componenten/Tooltip',
  component: Tooltip,
  args: { content: 'Totaal € 115,56 · klopt met 95,50 + 20,06', children: <Button>Totaal</Button> },
  render: (args) => (
    <>
      <Tooltip {...args} />
      <OverlayHost />
    </>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Plaatsen: Story = {
  render: () => (
    <Row>
      {(['top', 'right', 'bottom', 'left'] as const).map((placement) => (
        <Tooltip key={placement} content={`Aan deze kant: ${placement}`} placement={placement}>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
      <Tooltip content="Verwijderen">
        <IconButton icon={Trash2} label="Verwijderen" />
      </Tooltip>
      <OverlayHost />
    </Row>
  ),
}

/** Ook met het toetsenbord is te lezen waarom een knop niet werkt. */
export const Uitgeschakeld: Story = {
  args: {
    content: 'Alleen de hoofdgebruiker kan de toestemming wijzigen',
    forDisabled: true,
    children: <Button disabled>Toestemming geven</Button>,
  },
}

/** Na zes regels houdt het op; zoveel tekst hoort in de pagina. */
export const TeLang: Story = { args: { content: 'Een opmerking hoort kort te zijn, en deze is het niet. '.repeat(20) } }

/** It describes what it belongs to, and Escape sends it away. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Totaal' })
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Totaal € 115,56 · klopt met 95,50 + 20,06')
    await expect(button).toHaveAccessibleDescription('Totaal € 115,56 · klopt met 95,50 + 20,06')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
