import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Column } from '../testing/story-layout.tsx'
import { emptyDocument } from './document.ts'
import { fromHtml } from './from-html.ts'
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'

const variables = [
  { name: 'klant', label: 'Naam van de klant' },
  { name: 'factuurnummer', label: 'Factuurnummer' },
  { name: 'vervaldatum', label: 'Vervaldatum' },
]
const letter = fromHtml(
  '<p>Beste {{klant}},</p><p>Hierbij factuur <strong>{{factuurnummer}}</strong>. Wil je betalen voor {{vervaldatum}}?</p><ul><li>Betalen kan met de QR-code</li><li>Of via <a href="https://klopt.nl">je bank</a></li></ul>',
  { variables: variables.map(({ name }) => name) },
)

function Kept({ value: initial, ...props }: Omit<RichTextEditorProps, 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <RichTextEditor {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Componenten/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Tekst van de mail', value: letter, onChange: () => undefined, variables },
  render: ({ onChange: _onChange, ...args }) => <Kept {...args} />,
} satisfies Meta<typeof RichTextEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Staten: Story = {
  render: () => (
    <Column width={640}>
      <Kept
        label="Leeg"
        value={emptyDocument}
        placeholder="Schrijf een bericht"
        hint="De klant leest dit boven de factuur"
      />
      <Kept label="Geteld" value={letter} maxLength={200} variables={variables} />
      <Kept label="Te lang" value={letter} maxLength={40} error="Maak de tekst korter" />
      <Kept label="Niet beschikbaar" value={letter} disabled />
    </Column>
  ),
}

/** Alt F10 leads to the tools, which say what is on; a variable goes in as a whole. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { value: fromHtml('<p>Beste klant</p>') },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Tekst van de mail' })
    text.focus()
    await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}')
    await waitFor(() => expect(canvas.getByText('Beste klant').tagName).toBe('STRONG'))
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Vet', pressed: true })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Variabele invoegen' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Factuurnummer' }))
    await waitFor(() => expect(text).toHaveTextContent(/^{{factuurnummer}}$/))
  },
}
