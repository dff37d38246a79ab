import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Kbd } from '../kbd/kbd.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Tip, type TipProps } from './tip.tsx'

function UnderField({ align }: Pick<TipProps, 'align'>) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('1.998,00')
  const isFilled = text === '1.998,00'
  return (
    <div style={{ width: 200, paddingBottom: 48 }}>
      <TextField
        ref={field}
        label="Credit"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== '=') return
          event.preventDefault()
          setText('1.998,00')
        }}
      />
      {isFilled && (
        <Tip anchor={field} align={align}>
          <Kbd>=</Kbd>
          <span>
            vulde het verschil: <b>1.998,00</b>
          </span>
        </Tip>
      )}
    </div>
  )
}

const meta = {
  title: 'Componenten/Tip',
  component: Tip,
  args: { anchor: { current: null }, children: null },
  argTypes: { anchor: { control: false }, children: { control: false } },
  render: ({ align }) => <UnderField align={align} />,
} satisfies Meta<typeof Tip>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const AanHetBegin: Story = { args: { align: 'start' } }

/** It goes with what it says, and comes back with it. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Credit')
    await expect(await canvas.findByRole('status')).toHaveTextContent('vulde het verschil: 1.998,00')
    await userEvent.clear(field)
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    await userEvent.keyboard('=')
    await expect(await canvas.findByRole('status')).toBeVisible()
    await expect(field).toHaveFocus()
  },
}
