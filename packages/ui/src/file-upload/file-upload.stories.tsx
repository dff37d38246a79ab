import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
