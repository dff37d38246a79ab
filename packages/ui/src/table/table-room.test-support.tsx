import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { InvoicesTable } from '../testing/invoices-table.tsx'

/** Chooses a row of so many, and holds totals and bar to their places wherever the page stands; axe looks at it then. */
export async function expectTotalsInSight(width: number, count: number): Promise<void> {
  await page.viewport(width, 800)
  const screen = await render(<InvoicesTable count={count} />)
  await expect.poll(() => totals().bottom).toBeLessThanOrEqual(800)
  if (width < 640) await userEvent.click(screen.getByRole('button', { name: 'Selecteren' }))
  await userEvent.click(screen.getByLabelText('Selecteer factuur', { exact: false }).first())
  await expect.element(screen.getByRole('group', { name: 'Acties voor de selectie' })).toBeVisible()
  for (const top of [0, 20, 40, 60, 100, document.documentElement.scrollHeight]) {
    window.scrollTo({ top })
    const [sum, bar] = [totals(), boxOf('[role=group]')]
    expect(sum.bottom).toBeLessThanOrEqual(800)
    const overlap = Math.min(bar.bottom, sum.bottom) - Math.max(bar.top, sum.top)
    expect(overlap).toBeLessThanOrEqual(0)
  }
  await expectAccessible()
}

export const boxOf = (selector: string) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element.getBoundingClientRect()
}

/** A cell is what sticks; of cards their foot does. */
export const totals = () => boxOf('tfoot [data-card=amount]')
