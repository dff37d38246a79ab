import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { overlays } from '../overlay/overlays.ts'
import { expectAccessible } from '../testing/axe.ts'
import { ExpensesScreen } from './begin-screen.tsx'

const raw = import.meta.glob<string>(['./begin-screen.tsx', '../docs/begin.mdx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const { './begin-screen.tsx': source = '', '../docs/begin.mdx': page = '' } = raw

test('what the page Begin builds works: an empty list, a form that leads to its error, a row and a toast', async () => {
  const screen = await render(<ExpensesScreen />)
  await expect.element(screen.getByText('Nog geen uitgaven')).toBeVisible()
  const opener = screen.getByRole('button', { name: 'Uitgave toevoegen' })
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: 'Uitgave opslaan' }))
  const description = screen.getByLabelText('Omschrijving')
  await expect.element(description).toHaveFocus()
  await expect.element(description).toHaveAccessibleDescription('Dit veld mag niet leeg zijn')
  await expectAccessible()

  await userEvent.fill(description, 'Drukwerk')
  await userEvent.fill(screen.getByLabelText('Datum', { exact: true }), '20-11-2026')
  await userEvent.fill(screen.getByLabelText('Bedrag inclusief btw'), '115,56')
  await userEvent.click(screen.getByRole('button', { name: 'Uitgave opslaan' }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await expect.element(screen.getByRole('row').last()).toBeVisible()
  expect(screen.getByRole('row').last().element().textContent).toMatch(/20 nov 2026Drukwerk.*115,56/)
  await expect.element(screen.getByRole('region').getByText('Uitgave opgeslagen')).toBeVisible()
  overlays.toasts.clear()
})

test('the steps of the page are the lines of that screen', () => {
  const lines = new Set(source.split('\n').map((line) => line.trim()))
  const [steps = ''] = page.split('## The whole file')
  const shown = [...steps.matchAll(/```tsx\n([\s\S]*?)```/g)].flatMap(([, code = '']) => code.trim().split('\n'))
  expect(shown.length).toBeGreaterThan(40)
  expect(shown.map((line) => line.trim()).filter((line) => !lines.has(line))).toEqual([])
})
