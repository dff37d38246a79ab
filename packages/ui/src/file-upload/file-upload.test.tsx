import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { expectAccessible } from '../testing/axe.ts'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'

const MB = 1024 * 1024
const file = (name: string, sizeBytes = 10) => new File([new Uint8Array(sizeBytes)], name)

async function setUp(props: Partial<FileUploadProps> = {}) {
  const onFiles = vi.fn<(files: readonly File[]) => void>()
  const screen = await render(<FileUpload label="Bonnetjes" onFiles={onFiles} {...props} />)
  const names = () => onFiles.mock.calls.map(([files]) => files.map(({ name }) => name))
  return { screen, input: screen.getByLabelText('Bonnetjes'), alert: screen.getByRole('alert'), names }
}

function drop(...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const one of files) dataTransfer.items.add(one)
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  findElement('label').dispatchEvent(event)
  return event
}

test('is clean for axe, empty, with an error and with files', async () => {
  const { screen } = await setUp()
  await expectAccessible()
  await screen.rerender(
    <FileUpload
      label="Bonnetjes"
      onFiles={() => {}}
      error="Geen bestand geselecteerd."
      onRemove={() => {}}
      onRetry={() => {}}
      files={[
        { id: '1', name: 'bon.pdf', sizeBytes: 2 * MB, state: 'uploading', progress: 0.5 },
        { id: '2', name: 'kpn.pdf', sizeBytes: null, state: 'failed', error: 'De verbinding viel weg.' },
      ]}
    />,
  )
  await expectAccessible()
  await expect.element(screen.getByRole('progressbar', { name: 'bon.pdf uploaden' })).toBeVisible()
})

test('is low above a list that matters more', async () => {
  const { screen } = await setUp()
  const height = () => findElement('label').getBoundingClientRect().height
  const whole = height()
  await screen.rerender(<FileUpload label="Bonnetjes" onFiles={() => {}} compact />)
  expect(height()).toBeLessThan(whole / 2)
  await expectAccessible()
})

test('takes files that are chosen and files that are dropped', async () => {
  const { input, names } = await setUp()
  await userEvent.upload(input, [file('bon.pdf'), file('bon.png')])
  drop(file('kpn.pdf'))
  expect(names()).toEqual([['bon.pdf', 'bon.png'], ['kpn.pdf']])
})

test('takes the same file again after it failed', async () => {
  const { input, names } = await setUp()
  await userEvent.upload(input, file('bon.pdf'))
  await userEvent.upload(input, file('bon.pdf'))
  expect(names()).toEqual([['bon.pdf'], ['bon.pdf']])
})

const png: FileUploadProps['types'] = ['png', 'jpg', 'pdf']
test.each<[string, Partial<FileUploadProps>, File[]]>([
  ['Je kunt maximaal 1 bestand tegelijk uploaden.', { maxFiles: 1 }, [file('a.pdf'), file('b.pdf')]],
  ['Je kunt maximaal 10 bestanden tegelijk uploaden.', {}, Array.from({ length: 11 }, (_, n) => file(`${n}.pdf`))],
  ['Het bestand mag maximaal 4 MB groot zijn.', { maxSizeMb: 4 }, [file('a.pdf', 4 * MB + 1)]],
  ['Één of meerdere bestanden zijn groter dan 4 MB.', { maxSizeMb: 4 }, [file('a.pdf', 5 * MB), file('b.pdf')]],
  [
    'Het bestand heeft niet het juiste formaat. Alleen png, jpg en pdf (max. 10 MB) worden ondersteund.',
    { types: png },
    [file('a.csv')],
  ],
  ['Één of meerdere bestanden hebben niet het juiste formaat.', { types: png }, [file('a.csv'), file('b.pdf')]],
])('refuses all of them with: %s', async (message, props, files) => {
  const { alert, names } = await setUp(props)
  drop(...files)
  await expect.element(alert).toHaveTextContent(message)
  expect(names()).toEqual([])
})

test('an error goes when the next files are right', async () => {
  const { alert, names } = await setUp({ types: png })
  drop(file('a.csv'))
  await expect.element(alert).not.toHaveTextContent('')
  drop(file('a.pdf'))
  await expect.element(alert).toHaveTextContent('')
  expect(names()).toEqual([['a.pdf']])
})

test('a file dropped beside the box does not replace the page', async () => {
  await setUp()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file('bon.pdf'))
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})

test('takes nothing while it is disabled', async () => {
  const { names } = await setUp({ disabled: true })
  drop(file('bon.pdf'))
  expect(names()).toEqual([])
})

test('what failed can be tried again, and each can be taken away', async () => {
  const onRetry = vi.fn()
  const onRemove = vi.fn()
  const files: FileUploadProps['files'] = [{ id: '7', name: 'bon.pdf', sizeBytes: 1, state: 'failed' }]
  const { screen } = await setUp({ files, onRetry, onRemove })
  await userEvent.click(screen.getByRole('button', { name: 'bon.pdf opnieuw proberen' }))
  await userEvent.click(screen.getByRole('button', { name: 'bon.pdf verwijderen' }))
  expect(onRetry.mock.calls).toEqual([['7']])
  expect(onRemove.mock.calls).toEqual([['7']])
})

test('takes what is dropped anywhere, when the whole page counts', async () => {
  const { names } = await setUp({ wholePage: true })
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file('bon.pdf'))
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  drop(file('kpn.pdf'))
  expect(names()).toEqual([['bon.pdf'], ['kpn.pdf']])
})
