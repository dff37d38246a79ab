import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { DateField, type DateFieldProps } from './date-field.tsx'

function Day({ initial = null, ...rest }: Partial<DateFieldProps> & { initial?: string | null }) {
  const [date, setDate] = useState<string | null>(initial)
  return (
    <>
      <DateField label="Factuurdatum" today="2026-11-20" {...rest} value={date} onChange={setDate} />
      <output>{date ?? 'geen'}</output>
    </>
  )
}

test.each([
  ['3-4', '2026-04-03', '03-04-2026'],
  ['03042026', '2026-04-03', '03-04-2026'],
  ['vandaag', '2026-11-20', '20-11-2026'],
  ['3 apr', '2026-04-03', '03-04-2026'],
  ['5', '2026-11-05', '05-11-2026'],
  ['ma', '2026-11-23', '23-11-2026'],
  ['+14', '2026-12-04', '04-12-2026'],
  ['311026', '2026-10-31', '31-10-2026'],
  ['20261031', '2026-10-31', '31-10-2026'],
])('%s is %s and shows as %s after leaving the field', async (typed, date, shown) => {
  const screen = await render(<Day />)
  await userEvent.fill(screen.getByLabelText('Factuurdatum'), typed)
  await userEvent.tab()
  await expect.element(screen.getByRole('status')).toHaveTextContent(date)
  await expect.element(screen.getByLabelText('Factuurdatum')).toHaveValue(shown)
})

test('tells null for a day that does not exist and says so after leaving', async () => {
  const screen = await render(<Day />)
  await userEvent.fill(screen.getByLabelText('Factuurdatum'), '31-2-2026')
  await userEvent.tab()
  await expect.element(screen.getByText(/Dit is geen datum/)).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('geen')
})

test('opens the calendar on the chosen day, walks by key and gives the focus back', async () => {
  const screen = await render(<Day initial="2026-11-12" />)
  await userEvent.click(screen.getByRole('button', { name: 'Kies een datum' }))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '12 november 2026' })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: '20 november 2026' })).toHaveFocus()
  await userEvent.keyboard('{PageDown}{Home}')
  await expect.element(screen.getByRole('button', { name: '14 december 2026' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('2026-12-14')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Kies een datum' })).toHaveFocus()
})

test('Alt with the arrow down opens the calendar and Escape leaves the date as it was', async () => {
  const screen = await render(<Day initial="2026-11-12" />)
  await userEvent.click(screen.getByLabelText('Factuurdatum'))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('status')).toHaveTextContent('2026-11-12')
})

test('starts weeks on Monday, numbers them, and does not lead outside the limits', async () => {
  const screen = await render(<Day initial="2026-11-12" min="2026-11-10" max="2026-11-30" />)
  await userEvent.click(screen.getByRole('button', { name: 'Kies een datum' }))
  const heads = screen.getByRole('columnheader').elements()
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Week', 'ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'])
  await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent('44')
  await expect.element(screen.getByRole('button', { name: '9 november 2026' })).toBeDisabled()
  await userEvent.keyboard('{PageUp}')
  await expect.element(screen.getByRole('button', { name: '10 november 2026' })).toHaveFocus()
})
