import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateField } from '../date-field/date-field.tsx'
import { DurationField } from '../duration-field/duration-field.tsx'
import { FileList } from '../file-list/file-list.tsx'
import { FileSizeField } from '../file-size-field/file-size-field.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { toast } from '../toast/toast.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { KloptProvider, type KloptProviderProps } from './klopt-provider.tsx'

function Fields(language: Omit<KloptProviderProps, 'children'>) {
  const [cents, setCents] = useState<number | null>(null)
  const [date, setDate] = useState<string | null>(null)
  const [bytes, setBytes] = useState<number | null>(1_572_864)
  return (
    <KloptProvider {...language}>
      <MoneyField label="Amount" value={cents} onChange={setCents} />
      <DateField label="Date" value={date} onChange={setDate} today="2026-04-10" />
      <FileSizeField label="Size" valueBytes={bytes} onChange={setBytes} />
      <DurationField label="Time" valueSeconds={null} onChange={() => undefined} />
      <FileList files={[{ id: 'a', name: 'a.pdf', sizeBytes: 1_572_864, state: 'done' }]} />
      <output>{`${cents} ${date} ${bytes}`}</output>
      <OverlayHost />
    </KloptProvider>
  )
}
const american = { locale: 'en-US', currency: 'USD', texts: en }

test('amounts, dates and sizes are typed and shown as in the locale', async () => {
  const screen = await render(<Fields {...american} />)
  await expect.element(screen.getByLabelText('Date')).toHaveAttribute('placeholder', 'mm/dd/yyyy')
  await expect.element(screen.getByLabelText('Size')).toHaveValue('1.5 MB')
  await expect.element(screen.getByText('1.5 MB · done')).toBeVisible()
  await userEvent.fill(screen.getByLabelText('Amount'), '1,234.56')
  await userEvent.fill(screen.getByLabelText('Date'), '04/13/2026')
  await userEvent.fill(screen.getByLabelText('Size'), '2.5 MB')
  await expect.element(screen.getByText('123456 2026-04-13 2621440')).toBeInTheDocument()
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('1,234.56')
  await expect.element(screen.getByLabelText('Date')).toHaveValue('04/13/2026')
  await expectAccessible()
})

test('what is wrong is said in the language, with an example as it is typed there', async () => {
  const screen = await render(<Fields {...american} />)
  await userEvent.fill(screen.getByLabelText('Amount'), 'twelve')
  await userEvent.tab()
  await expect.element(screen.getByText('This is not an amount. Type it like 1,234.50, or like 12+3.')).toBeVisible()
  await userEvent.fill(screen.getByLabelText('Date'), 'soon')
  await userEvent.tab()
  await expect.element(screen.getByText('This is not a date. Type it like 4/3/2026, today, mon or +14.')).toBeVisible()
})

test('a calendar in Arabic has an initial above each column, and its own digits', async () => {
  const screen = await render(<Fields locale="ar-EG" />)
  await userEvent.click(screen.getByLabelText('Date'))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByRole('grid')).toBeVisible()
  const textsOf = (selector: string) =>
    [...page.getByRole('grid').element().querySelectorAll(selector)].map((cell) => cell.textContent)
  expect(textsOf('thead th').slice(1)).toEqual(['س', 'ح', 'ن', 'ث', 'ر', 'خ', 'ج'])
  expect(textsOf('td').slice(4, 7)).toEqual(['١', '٢', '٣'])
  expect(textsOf('tbody th')[0]).toBe('١٤')
})

test('a calendar begins its weeks as the locale does, and names its days', async () => {
  const screen = await render(<Fields {...american} />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  await expect.element(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible()
  const heads = screen
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
  expect(heads).toEqual(['Week', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  await userEvent.keyboard('{Home}{Enter}')
  await expect.element(screen.getByLabelText('Date', { exact: true })).toHaveValue('04/05/2026')
})

test('a toast offers to undo in the language of its host', async () => {
  const screen = await render(<Fields {...american} />)
  toast.success('Saved', { undo: () => undefined })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('one in another takes over what it does not say', async () => {
  const screen = await render(
    <KloptProvider locale="de-DE" texts={de}>
      <KloptProvider currency="CHF">
        <MoneyField label="Betrag" value={123_456} onChange={() => undefined} />
        <DateField label="Datum" value={null} onChange={() => undefined} />
      </KloptProvider>
    </KloptProvider>,
  )
  await expect.element(screen.getByLabelText('Betrag')).toHaveValue('1.234,56')
  await expect.element(screen.getByLabelText('Datum', { exact: true })).toHaveAttribute('placeholder', 'TT.MM.JJJJ')
})

test('without one it is Dutch', async () => {
  const screen = await render(<MoneyField label="Bedrag" value={123_456} onChange={() => undefined} />)
  await expect.element(screen.getByLabelText('Bedrag')).toHaveValue('1.234,56')
})
