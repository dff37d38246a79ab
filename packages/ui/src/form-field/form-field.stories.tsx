import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { Column } from '../testing/story-layout.tsx'
import { FormField, type FormFieldProps } from './form-field.tsx'

/** A control of one's own is as high as a finger asks, too. */
const high = { minHeight: 44 }
const wide = { ...high, width: '100%' }

/** A control of somebody else, in the frame of this package. */
function Days(props: Omit<FormFieldProps, 'children'>) {
  return (
    <FormField {...props}>
      {(control) => <input {...control} type="range" min={7} max={60} defaultValue={30} style={wide} />}
    </FormField>
  )
}

const meta = {
  title: 'Componenten/FormField',
  component: FormField,
  args: { label: 'Betaaltermijn', hint: 'Van 7 tot 60 dagen', children: () => null },
  render: (args) => (
    <Column>
      <Days {...args} />
    </Column>
  ),
} satisfies Meta<typeof FormField>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Staten: Story = {
  render: () => (
    <Column>
      <Days label="Zonder uitleg" />
      <Days label="Met uitleg" hint="Van 7 tot 60 dagen" />
      <Days label="Met iets ernaast" action={<Link href="#standaard">Standaard</Link>} />
      <Days label="Fout" error="Kies ten minste 14 dagen" hint="Zo staat het in je voorwaarden" />
      <Days label="Een label voor wie luistert" labelHidden />
    </Column>
  ),
}

function Strict() {
  const [text, setText] = useState('')
  const error = /^\d{2}$/.test(text) ? undefined : 'Typ een aantal dagen van twee cijfers'
  return (
    <FormField label="Betaaltermijn" hint="In dagen" error={text === '' ? undefined : error}>
      {(control) => <input {...control} value={text} onChange={({ target }) => setText(target.value)} style={high} />}
    </FormField>
  )
}

/** The control is told of hint and error; the error waits until the field is left, and goes once it is mended. */
export const Werking: Story = {
  tags: ['!autodocs'],
  render: () => <Strict />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Betaaltermijn')
    await expect(field).toHaveAccessibleDescription('In dagen')
    await userEvent.type(field, '3')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Typ een aantal dagen van twee cijfers/)
    await userEvent.type(field, '0')
    await expect(field).toBeValid()
    await expect(field).toHaveAccessibleDescription('In dagen')
  },
}
