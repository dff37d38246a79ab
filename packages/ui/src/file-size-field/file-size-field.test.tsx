import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { FileSizeField } from './file-size-field.tsx'

function Limit({ initial = null }: { initial?: number | null }) {
  const [bytes, setBytes] = useState<number | null>(initial)
  return (
    <>
      <FileSizeField label="Grootste bijlage" valueBytes={bytes} onChange={setBytes} />
      <output>{JSON.stringify(bytes)}</output>
    </>
  )
}

test.each([
  ['10 MB', '10485760', '10 MB'],
  ['1,5mb', '1572864', '1,5 MB'],
  ['2048 bytes', '2048', '2 KB'],
])('%s is %s bytes and shows as %s after leaving the field', async (typed, bytes, shown) => {
  const screen = await render(<Limit />)
  await userEvent.fill(screen.getByLabelText('Grootste bijlage'), typed)
  await expect.element(screen.getByRole('status')).toHaveTextContent(bytes)
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Grootste bijlage')).toHaveValue(shown)
})

test('bytes that are not shown are kept when nobody types', async () => {
  const screen = await render(<Limit initial={1_572_900} />)
  await userEvent.click(screen.getByLabelText('Grootste bijlage'))
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Grootste bijlage')).toHaveValue('1,5 MB')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1572900')
})

test('tells null for a number without a unit and says how to write it after leaving', async () => {
  const screen = await render(<Limit initial={1024} />)
  await userEvent.fill(screen.getByLabelText('Grootste bijlage'), '10')
  expect(screen.getByText(/Dit is geen bestandsgrootte/).query()).toBeNull()
  await userEvent.tab()
  await expect.element(screen.getByText(/Dit is geen bestandsgrootte/)).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('null')
  await expectAccessible()
})
