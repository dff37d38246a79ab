import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { FileList, type FileListProps } from './file-list.tsx'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='32' height='32'%3E%3Cpath fill='%23a8bec6' d='M0 0h32v32H0z'/%3E%3Cpath fill='%23fff' d='M8 4h16v24H8z'/%3E%3C/svg%3E"

function Keeping(props: FileListProps) {
  const [files, setFiles] = useState(props.files)
  const remove = (id: string) => setFiles(files.filter((file) => file.id !== id))
  const retry = (id: string) =>
    setFiles(files.map((file) => (file.id === id ? { ...file, state: 'uploading', progress: null } : file)))
  return <FileList {...props} files={files} onRetry={retry} onCancel={remove} onRemove={remove} />
}

const meta = {
  title: 'Componenten/FileList',
  component: FileList,
  args: {
    files: [
      { id: '1', name: 'bon-tankstation.jpg', sizeBytes: 3_400_000, state: 'uploading', progress: 0.6 },
      { id: '2', name: 'DN-26-4417.pdf', sizeBytes: 182_000, state: 'done', thumbnail: <img src={picture} alt="" /> },
      { id: '3', name: 'een-scan-met-een-naam-die-op-geen-telefoon-past.png', sizeBytes: null, state: 'waiting' },
      {
        id: '4',
        name: 'kpn-november.pdf',
        sizeBytes: 90_000,
        state: 'failed',
        error: 'De verbinding viel weg. Probeer het opnieuw.',
      },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 520 }}>
      <Keeping {...args} />
    </div>
  ),
} satisfies Meta<typeof FileList>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

/** What failed is tried again; what is on its way can be called off. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'kpn-november.pdf opnieuw proberen' }))
    await expect(await canvas.findByRole('progressbar', { name: 'kpn-november.pdf uploaden' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'kpn-november.pdf annuleren' }))
    await userEvent.click(canvas.getByRole('button', { name: 'bon-tankstation.jpg annuleren' }))
    await userEvent.click(canvas.getByRole('button', { name: 'DN-26-4417.pdf verwijderen' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
