import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Column } from '../testing/story-layout.tsx'
import { TagInput } from './tag-input.tsx'

const meta = {
  title: 'Componenten/TagInput',
  component: TagInput,
  args: { label: 'Labels', defaultValue: ['Verbouwing', 'Kantoor'], onChange: fn() },
  render: (args) => (
    <Column width={360}>
      <TagInput {...args} />
    </Column>
  ),
} satisfies Meta<typeof TagInput>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Staten: Story = {
  render: (args) => (
    <Column width={360}>
      <TagInput {...args} defaultValue={[]} placeholder="Nog geen labels" hint="Hiermee vind je ze terug." />
      <TagInput {...args} error="Haal een label weg." />
      <TagInput {...args} readOnly />
      <TagInput {...args} disabled />
      <TagInput
        {...args}
        defaultValue={['Verbouwing van het kantoor aan de Keizersgracht in Amsterdam', 'Zorg', 'Reizen', 'Boeken']}
      />
    </Column>
  ),
}

/** Adresses are checked one by one, and what is wrong stays to be mended. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Ook versturen aan',
    defaultValue: [],
    problemOf: (tag) => (tag.includes('@') ? undefined : `${tag} is geen e-mailadres.`),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Ook versturen aan')
    await userEvent.type(field, 'anna@bouw.nl,piet{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['anna@bouw.nl'])
    await expect(field).toHaveValue('piet')
    await expect(field).toBeInvalid()
    await userEvent.type(field, '@bouw.nl{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['anna@bouw.nl', 'piet@bouw.nl'])
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('button', { name: 'piet@bouw.nl verwijderen' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['anna@bouw.nl'])
  },
}
