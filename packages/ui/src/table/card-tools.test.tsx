import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InvoicesTable } from '../testing/invoices-table.tsx'

afterEach(() => page.viewport(1280, 800))

test('without tools above them cards begin at once, and have their boxes once the owner says that somebody chooses', async () => {
  await page.viewport(390, 800)
  const onChoosingChange = vi.fn()
  const of = (choosing: boolean) => (
    <InvoicesTable
      count={2}
      cardTools={false}
      onSortChange={() => undefined}
      selection={{ keys: new Set<string>(), onChange: () => undefined, choosing, onChoosingChange }}
    />
  )
  const screen = await render(of(false))
  expect(screen.getByRole('button', { name: /Selecteren|Sorteren/ }).query()).toBeNull()
  await screen.rerender(of(true))
  await expect.element(screen.getByRole('checkbox', { name: 'Alles selecteren' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Sorteren/ }).query()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(onChoosingChange).toHaveBeenLastCalledWith(false)
})
