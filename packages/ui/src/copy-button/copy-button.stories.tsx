import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
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

/** It says that it copied, to the eye and to the ear. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'IBAN kopiëren' }))
      await expect(write).toHaveBeenCalledWith('NL91ABNA0417164300')
      await expect(await canvas.findByRole('status')).toHaveTextContent('IBAN gekopieerd')
    } finally {
      write.mockRestore()
    }
  },
}
