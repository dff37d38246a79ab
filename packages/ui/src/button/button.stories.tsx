import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckCheck, Ellipsis, Plus, Send, Upload } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Column, Row } from '../testing/story-layout.tsx'
import { Button, type ButtonProps } from './button.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Componenten/Button',
  component: Button,
  args: { children: 'Factuur versturen', variant: 'primary', size: 'medium', loading: false },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

const variants = ['primary', 'success', 'secondary', 'danger', 'light', 'warning', 'text', 'link'] as const
const labels = {
  primary: 'Factuur versturen',
  success: 'Akkoord',
  secondary: 'Definitief maken',
  danger: 'Administratie verwijderen',
  light: 'Splitsen',
  warning: 'Toch boeken',
  text: 'Concept bewaren',
  link: 'Regel toevoegen',
}

export const Varianten: Story = {
  render: () => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {labels[variant]}
        </Button>
      ))}
    </Row>
  ),
}

export const Maten: Story = {
  render: () => (
    <Row>
      {(['extra-small', 'small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} size={size} icon={Plus}>
          Regel toevoegen
        </Button>
      ))}
      {(['extra-small', 'small', 'medium', 'large'] as const).map((size) => (
        <IconButton key={size} size={size} icon={Ellipsis} label="Meer" variant="secondary" />
      ))}
    </Row>
  ),
}

/** A pending button keeps its width and focus, announces itself and cannot be pressed again. */
export const Bezig: Story = {
  render: () => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} loading>
          {labels[variant]}
        </Button>
      ))}
    </Row>
  ),
}

export const NietBeschikbaar: Story = {
  render: () => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {labels[variant]}
        </Button>
      ))}
    </Row>
  ),
}

/** One main action on a screen; the others stand beside it and are quieter. */
export const InEenFormulier: Story = {
  render: () => (
    <Column>
      <Row>
        <Button variant="primary" size="large" icon={Send}>
          Factuur versturen
        </Button>
        <Button size="large">Definitief maken</Button>
        <Button size="large" variant="text">
          Concept bewaren
        </Button>
      </Row>
      <Row>
        <Button icon={Upload}>Afschrift importeren</Button>
        <Button variant="primary" icon={CheckCheck}>
          Verwerk 9 zekere
        </Button>
      </Row>
      <Button variant="primary" size="large" fullWidth>
        Inloggen
      </Button>
    </Column>
  ),
}

function Sending({ onClick, ...props }: ButtonProps) {
  const [isSending, setIsSending] = useState(false)
  const send: ButtonProps['onClick'] = (event) => {
    onClick?.(event)
    setIsSending(true)
  }
  return <Button {...props} loading={isSending} onClick={send} />
}

/** Enter sends once: the button says that it is busy, keeps the focus and hears nothing more. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { onClick: fn() },
  render: (args) => <Sending {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Factuur versturen' })
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Factuur versturen Bezig…' })).toBe(button)
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}
