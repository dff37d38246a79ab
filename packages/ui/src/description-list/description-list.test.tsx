import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DescriptionList } from './description-list.tsx'

const items = [
  { term: 'Exclusief btw', details: '1.750,00' },
  { term: 'Te betalen', details: '€ 2.117,50' },
]
/** Where the letters of a text stand: the bottom of an empty box in its line. */
function baseline(element: Element): number {
  const probe = element.appendChild(document.createElement('span'))
  probe.style.display = 'inline-block'
  const { bottom } = probe.getBoundingClientRect()
  probe.remove()
  return bottom
}

test.each([1280, 390])('sums end on one line at %i px, each amount on the line of its term', async (width) => {
  await page.viewport(width, 800)
  await render(<DescriptionList variant="sums" items={items} />)
  const amounts = [...document.querySelectorAll('dd')]
  expect(new Set(amounts.map((amount) => amount.getBoundingClientRect().right)).size).toBe(1)
  for (const [index, term] of [...document.querySelectorAll('dt')].entries()) {
    const amount = amounts[index]
    expect(amount && Math.abs(baseline(amount) - baseline(term))).toBeLessThan(0.5)
  }
  await page.viewport(1280, 800)
})

test('in a narrow card a stacked answer has the whole line, and stays within it', async () => {
  await render(
    <div style={{ width: 280 }}>
      <DescriptionList
        variant="stacked"
        items={[
          { term: 'Meekijken', details: <span style={{ whiteSpace: 'nowrap' }}>Toestemming gegeven door Eva</span> },
        ]}
      />
    </div>,
  )
  const [list, term, details] = ['dl', 'dt', 'dd'].map((name) => document.querySelector(name)?.getBoundingClientRect())
  expect(details?.top).toBeGreaterThanOrEqual(term?.bottom ?? Infinity)
  expect([details?.left, details?.right]).toEqual([list?.left, list?.right])
})

test('amounts of sums stand figure under figure; in facts a hyphen is no wider than in words', async () => {
  const figuresOf = () => getComputedStyle(document.querySelector('dd') ?? document.body).fontVariantNumeric
  const { rerender } = await render(<DescriptionList variant="sums" items={items} />)
  expect(figuresOf()).toContain('tabular-nums')
  await rerender(<DescriptionList items={items} />)
  expect(figuresOf()).toBe('normal')
})
