import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Steps } from './steps.tsx'

const meta = {
  title: 'Componenten/Steps',
  component: Steps,
  args: {
    label: 'Abonnement kiezen',
    steps: ['Abonnement selecteren', 'Betaalgegevens', 'Controleren'],
    current: 1,
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

function Walking() {
  const [current, setCurrent] = useState(1)
  return (
    <Steps
      label="Abonnement kiezen"
      steps={['Abonnement selecteren', 'Betaalgegevens', 'Controleren']}
      current={current}
      reached={1}
      onStep={setCurrent}
    />
  )
}
/** Verder dan je geweest bent kun je niet. */
export const Lopen: Story = { render: () => <Walking /> }

/** One goes back to where one was, and no further than that. */
export const Werking: Story = {
  ...Lopen,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Controleren/ })).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const step = canvas.getByRole('button', { name: /^Abonnement selecteren/, current: 'step' })
    await expect(step).toHaveFocus()
  },
}
