import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { FileList } from './file-list.tsx'
import type { UploadingFile } from './listed-file.ts'

const file = (id: string, rest: Partial<UploadingFile> = {}): UploadingFile => ({
  id,
  name: `${id}.pdf`,
  sizeBytes: 2048,
  state: 'uploading',
  progress: 0.5,
  ...rest,
})

test('shows size, progress, state and thumbnail, clean for axe', async () => {
  const screen = await render(
    <FileList
      files={[
        file('bon'),
        file('kpn', { state: 'failed', error: 'De verbinding viel weg.' }),
        file('scan', { state: 'done', sizeBytes: null, thumbnail: <img alt="" data-thumb="" /> }),
      ]}
      onRetry={() => undefined}
      onCancel={() => undefined}
      onRemove={() => undefined}
    />,
  )
  await expect.element(screen.getByText('2 KB · uploaden')).toBeVisible()
  await expect.element(screen.getByText('onbekend · klaar')).toBeVisible()
  await expect.element(screen.getByText('De verbinding viel weg.')).toBeVisible()
  await expect
    .element(screen.getByRole('progressbar', { name: 'bon.pdf uploaden' }))
    .toHaveAttribute('aria-valuenow', '50')
  expect(document.querySelectorAll('[data-thumb]')).toHaveLength(1)
  await expectAccessible()
})

test('a file on its way can be cancelled, one that failed tried again, the others taken away', async () => {
  const [onRetry, onCancel, onRemove] = [vi.fn(), vi.fn(), vi.fn()]
  const files = [
    file('a'),
    file('b', { state: 'waiting' }),
    file('c', { state: 'failed' }),
    file('d', { state: 'done' }),
  ]
  const screen = await render(<FileList files={files} {...{ onRetry, onCancel, onRemove }} />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('a.pdf annuleren')
  await press('b.pdf annuleren')
  await press('c.pdf opnieuw proberen')
  await press('c.pdf verwijderen')
  await press('d.pdf verwijderen')
  expect(onCancel.mock.calls).toEqual([['a'], ['b']])
  expect(onRetry.mock.calls).toEqual([['c']])
  expect(onRemove.mock.calls).toEqual([['c'], ['d']])
})

test('a file that is itself wrong can only be taken away', async () => {
  const files = [file('a', { state: 'failed', error: 'Dit bestand is leeg.', canRetry: false })]
  const screen = await render(<FileList files={files} onRetry={vi.fn()} onRemove={vi.fn()} />)
  await expect.element(screen.getByRole('button', { name: 'a.pdf verwijderen' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(1)
})

test('announces politely what is done, and no progress', async () => {
  const screen = await render(<FileList files={[file('a'), file('b')]} />)
  const status = screen.getByRole('status')
  await screen.rerender(<FileList files={[file('a', { progress: 0.9 }), file('b')]} />)
  await expect.element(status).toHaveTextContent('')
  await screen.rerender(<FileList files={[file('a', { state: 'done' }), file('b')]} />)
  await expect.element(status).toHaveTextContent('a.pdf is klaar. 1 van 2 bestanden klaar.')
})
