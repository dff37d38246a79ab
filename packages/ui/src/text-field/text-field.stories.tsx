import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Icon } from '../icons/icon.tsx'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'
import { Column } from '../testing/story-layout.tsx'
import { PasswordField } from './password-field.tsx'
import { SearchField } from './search-field.tsx'
import { TextareaField } from './textarea-field.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Componenten/TextField',
  component: TextField,
  args: { label: 'Kenmerk van de klant', defaultValue: 'PO-88213', hint: 'Komt op de factuur te staan' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Staten: Story = {
  render: () => (
    <Column>
      <TextField label="Leeg" placeholder="Bijvoorbeeld PO-88213" />
      <TextField
        label="Voorstel"
        defaultValue="DN-26/4417"
        proposed
        action="gelezen"
        hint="Een voorgestelde waarde wacht op bevestiging"
      />
      <TextField
        label="Bevestigd"
        defaultValue="DrukWerk Noord"
        action={
          <>
            <Icon of={Check} size={14} /> bevestigd
          </>
        }
      />
      <TextField label="Fout" defaultValue="NL91" error="Vul een correct rekeningnummer in" />
      <TextField label="Alleen lezen" defaultValue="Studio Noord" readOnly />
      <TextField label="Niet beschikbaar" defaultValue="Studio Noord" disabled />
      <TextField label="Met eenheid" defaultValue="12,50" suffix={<span style={{ paddingInline: 10 }}>per uur</span>} />
      <TextareaField label="Bericht" defaultValue="Groeit mee met de tekst." />
    </Column>
  ),
}

export const Maten: Story = {
  render: () => (
    <Column>
      {(['extra-small', 'small', 'medium', 'large'] as const).map((size) => (
        <TextField key={size} label={size} size={size} defaultValue="Gemeente Haarlem" />
      ))}
    </Column>
  ),
}

function Searching() {
  const [text, setText] = useState('')
  return (
    <SearchField label="Facturen zoeken" value={text} onSearch={setText} hint={`Gezocht: ${text || 'nog niets'}`} />
  )
}
export const Zoeken: Story = { render: () => <Searching /> }

export const Inloggen: Story = {
  render: () => (
    <div style={{ maxWidth: 400, margin: '32px auto', display: 'grid', gap: 28 }}>
      <Logo centred />
      <Card>
        <form style={{ display: 'grid', gap: 20, padding: 12 }} onSubmit={(event) => event.preventDefault()}>
          <h1 style={{ fontSize: '1.5rem', lineHeight: '2rem', letterSpacing: '-0.02em' }}>Inloggen</h1>
          <TextField label="E-mailadres" type="email" defaultValue="eigenaar@demo.klopt.nl" />
          <PasswordField
            label="Wachtwoord"
            defaultValue="Klopt-demo-2026!"
            action={<Link href="#vergeten">Wachtwoord vergeten?</Link>}
          />
          <Button type="submit" variant="primary" size="large" fullWidth>
            Inloggen
          </Button>
        </form>
      </Card>
    </div>
  ),
}

/** Enter searches at once, Escape empties. */
export const Werking: Story = {
  ...Zoeken,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Facturen zoeken' })
    await userEvent.type(field, 'noord{Enter}')
    await expect(field).toHaveAccessibleDescription('Gezocht: noord')
    await expect(canvas.getByRole('button', { name: 'Zoekopdracht wissen' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveAccessibleDescription('Gezocht: nog niets')
  },
}
