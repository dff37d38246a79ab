import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Popover } from '../overlay/popover.tsx'
import { Column } from '../testing/story-layout.tsx'
import { ColourPanel } from './colour-panel.tsx'
import { popover } from './colour-picker.css.ts'
import { ColourPicker, type ColourPickerProps } from './colour-picker.tsx'

const swatches = [
  { value: '#006070', name: 'Petrol' },
  { value: '#1f4fa3', name: 'Blauw' },
  { value: '#2f6b3a', name: 'Groen' },
  { value: '#9a3412', name: 'Roest' },
  { value: '#f2c94c', name: 'Geel' },
]

function Kept({ value: initial, ...props }: Omit<ColourPickerProps, 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <ColourPicker {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Componenten/ColourPicker',
  component: ColourPicker,
  args: { label: 'Accentkleur', value: '#006070', onChange: () => undefined, swatches },
  render: ({ onChange: _onChange, ...args }) => (
    <div style={{ maxWidth: 320 }}>
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof ColourPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Staten: Story = {
  render: () => (
    <Column>
      <Kept label="Nog geen kleur" value="" />
      <Kept label="Met uitleg" value="#006070" hint="De kleur van lijnen en koppen op je facturen" />
      <Kept label="Fout" value="#f2c94c" error="Kies een donkerder kleur" />
      <Kept label="Niet beschikbaar" value="#006070" disabled />
    </Column>
  ),
}

function Opened({ colour: initial }: { colour: string }) {
  const anchor = useRef<HTMLParagraphElement>(null)
  const [colour, setColour] = useState(initial)
  return (
    <>
      <p ref={anchor}>Accentkleur</p>
      <Popover anchor={anchor} onClose={() => undefined} role="dialog" aria-label="Accentkleur" className={popover}>
        <ColourPanel value={colour} onChange={setColour} swatches={swatches} onDone={() => undefined} />
      </Popover>
    </>
  )
}

/** Wat er opent: vlak, tint, code, voorbeelden en of tekst erop te lezen is. */
export const Paneel: Story = { tags: ['!autodocs'], render: () => <Opened colour="#f2c94c" /> }

/** Chosen by example, or by its code; either way it says what can be read on it. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Accentkleur' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Geel' }))
    await waitFor(() => expect(screen.getByText('Te licht voor witte tekst')).toBeVisible())
    const code = screen.getByLabelText('Kleurcode')
    await userEvent.clear(code)
    await userEvent.type(code, '1f4fa3')
    await expect(screen.getByText('Goed voor witte tekst')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('#1f4fa3')
  },
}
