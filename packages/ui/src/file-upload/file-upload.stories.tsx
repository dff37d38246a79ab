import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'
import type { UploadingFile } from '../file-list/listed-file.ts'

const meta = {
  title: 'Componenten/FileUpload',
  component: FileUpload,
  args: { label: 'Bonnetjes en facturen', types: ['pdf', 'png', 'jpg', 'jpeg'], onFiles: () => {} },
  render: (args) => (
    <div style={{ maxWidth: 520 }}>
      <Keeping {...args} />
    </div>
  ),
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

function Keeping(args: FileUploadProps) {
  const [files, setFiles] = useState(args.files ?? [])
  const toRow = (file: File): UploadingFile => ({
    id: crypto.randomUUID(),
    name: file.name,
    sizeBytes: file.size,
    state: 'done',
  })
  return (
    <FileUpload
      {...args}
      files={files}
      onFiles={(chosen) => setFiles([...files, ...chosen.map(toRow)])}
      onRetry={() => {}}
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  )
}

export const Proefveld: Story = {}

export const Laag: Story = { args: { compact: true } }

export const MetBestanden: Story = {
  args: {
    files: [
      { id: '1', name: 'DN-26-4417.pdf', sizeBytes: 182_000, state: 'done' },
      { id: '2', name: 'bon-tankstation.jpg', sizeBytes: 3_400_000, state: 'uploading', progress: 0.6 },
      {
        id: '3',
        name: 'scan-van-een-hele-lange-naam-die-niet-past-op-een-telefoon.png',
        sizeBytes: 9_100_000,
        state: 'waiting',
      },
      {
        id: '4',
        name: 'kpn-november.pdf',
        sizeBytes: 90_000,
        state: 'failed',
        error: 'De verbinding viel weg. Probeer het opnieuw.',
      },
    ],
  },
}

export const Fout: Story = { args: { error: 'Geen bestand geselecteerd.' } }
export const Bijlage: Story = {
  args: { label: 'Bijlage', types: ['png', 'jpg', 'pdf'], maxFiles: 1, maxSizeMb: 4 },
}

/** A file that is too large is refused with its rule; the next one takes the error away. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: Bijlage.args,
  play: async ({ canvas, userEvent }) => {
    const file = (name: string, sizeMb: number) =>
      new File([new Uint8Array(sizeMb * 1024 ** 2)], name, { type: 'application/pdf' })
    const input = canvas.getByLabelText('Bijlage')
    await userEvent.upload(input, file('scan.pdf', 5))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Het bestand mag maximaal 4 MB groot zijn.')
    await expect(input).toBeInvalid()
    await userEvent.upload(input, file('bon.pdf', 1))
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    await userEvent.click(await canvas.findByRole('button', { name: 'bon.pdf verwijderen' }))
    await expect(canvas.queryByText('bon.pdf')).toBeNull()
  },
}
