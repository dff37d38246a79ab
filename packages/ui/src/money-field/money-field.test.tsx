import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { MoneyField } from './money-field.tsx'

function Amount({ initial = null }: { initial?: number | null }) {
  const [cents, setCents] = useState<number | null>(initial)
  return (
    <>
      <MoneyField label="Bedrag" value={cents} onChange={setCents} />
      <output>{JSON.stringify(cents)}</output>
      <button type="button" onClick={() => setCents(99)}>
        Neem 0,99
      </button>
    </>
  )
}

test.each([
  ['1234,5', '123450', '1.234,50'],
  ['1.234,50', '123450', '1.234,50'],
  ['€ 12', '1200', '12,00'],
  ['\u20ac\u00a01.234,56', '123456', '1.234,56'],
  ['-0,05', '-5', '-0,05'],
  ['0,29', '29', '0,29'],
  ['12+3', '1500', '15,00'],
  ['121/1,21', '10000', '100,00'],
  ['3 x € 12,50', '3750', '37,50'],
])('%s is %s cents and shows as %s after leaving the field', async (typed, cents, shown) => {
  const screen = await render(<Amount />)
  await userEvent.fill(screen.getByLabelText('Bedrag'), typed)
  await expect.element(screen.getByRole('status')).toHaveTextContent(cents)
  await expect.element(screen.getByLabelText('Bedrag')).toHaveValue(typed)
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Bedrag')).toHaveValue(shown)
})

test('tells null for what is no amount, keeps the text and says how to write it', async () => {
  const screen = await render(<Amount initial={1200} />)
  await userEvent.fill(screen.getByLabelText('Bedrag'), 'twaalf')
  expect(screen.getByText(/Dit is geen bedrag/).query()).toBeNull()
  await userEvent.tab()
  await expect.element(screen.getByRole('status')).toHaveTextContent('null')
  await expect.element(screen.getByLabelText('Bedrag')).toHaveValue('twaalf')
  await expect.element(screen.getByText(/Dit is geen bedrag/)).toBeVisible()
  await expectAccessible()
})

test('half a sum is no amount, and neither is the number of a document', async () => {
  const screen = await render(<Amount />)
  for (const typed of ['12+', '2026-0039']) {
    await userEvent.fill(screen.getByLabelText('Bedrag'), typed)
    await userEvent.tab()
    await expect.element(screen.getByRole('status')).toHaveTextContent('null')
    await expect.element(screen.getByLabelText('Bedrag')).toHaveValue(typed)
  }
})

test('an empty field is null, not nought', async () => {
  const screen = await render(<Amount initial={1200} />)
  await userEvent.clear(screen.getByLabelText('Bedrag'))
  await userEvent.tab()
  await expect.element(screen.getByRole('status')).toHaveTextContent('null')
})

test('shows a value that comes from elsewhere', async () => {
  const screen = await render(<Amount initial={1200} />)
  await userEvent.fill(screen.getByLabelText('Bedrag'), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Neem 0,99' }))
  await expect.element(screen.getByLabelText('Bedrag')).toHaveValue('0,99')
})
