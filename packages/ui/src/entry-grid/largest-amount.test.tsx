import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { columns, wages } from '../testing/entry-lines.ts'
import { cell, Journal } from '../testing/entry-journal.tsx'

const limited = columns.map((column) => (column.kind === 'money' ? { ...column, maxCents: 1_000_000 } : column))

test('an amount that is too large is named in its cell once it is typed, and told; a smaller one is not', async () => {
  const screen = await render(<Journal initial={wages()} columns={limited} />)
  await userEvent.fill(cell('Debet, regel 2'), '10.000,01')
  await userEvent.tab()
  const words = 'Te groot: max. 10.000,00'
  await expect.element(cell('Debet, regel 2')).toHaveAccessibleDescription(words)
  await expect.element(screen.getByRole('status')).toHaveTextContent(`Debet, regel 2: ${words}`)
  await expectAccessible()
  await userEvent.fill(cell('Debet, regel 2'), '10.000,00')
  await userEvent.tab()
  await expect.element(cell('Debet, regel 2')).not.toHaveAttribute('aria-invalid', 'true')
  expect(page.getByText(words).query()).toBeNull()
})
