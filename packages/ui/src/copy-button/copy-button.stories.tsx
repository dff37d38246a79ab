import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'Componenten/CopyButton',
  component: CopyButton,
  args: { label: 'IBAN', value: 'NL91ABNA0417164300' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const MetTekst: Story = { args: { children: 'IBAN kopiëren' } }
