import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { FileSizeField, type FileSizeFieldProps } from './file-size-field.tsx'

function Controlled(props: FileSizeFieldProps) {
  const [bytes, setBytes] = useState(props.valueBytes)
  return <FileSizeField {...props} valueBytes={bytes} onChange={setBytes} hint={`Waarde: ${bytes ?? 'geen'}`} />
}

const meta = {
  title: 'Componenten/FileSizeField',
  component: FileSizeField,
  args: { label: 'Grootste bijlage', valueBytes: 4_194_304, onChange: () => undefined },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Controlled {...args} />
    </div>
  ),
} satisfies Meta<typeof FileSizeField>
export default meta
type Story = StoryObj<typeof meta>

/** Type `10 MB`, `1,5mb` or `512 bytes`. */
export const Proefveld: Story = {}
export const Leeg: Story = { args: { valueBytes: null } }

/** However it is typed, it is bytes, and reads the same after leaving. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { valueBytes: null },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Grootste bijlage')
    await userEvent.type(field, '1,5mb')
    await expect(field).toHaveAccessibleDescription('Waarde: 1572864')
    await userEvent.tab()
    await expect(field).toHaveValue('1,5 MB')
    await userEvent.clear(field)
    await userEvent.type(field, '10')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Dit is geen bestandsgrootte/)
  },
}
