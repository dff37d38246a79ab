import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
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
