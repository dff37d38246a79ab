import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { findElement } from '../overlay/find-element.ts'
import { VerdictCard, type VerdictCardProps } from './verdict-card.tsx'

const card = (limit?: VerdictCardProps['limit']) => (
  <div style={{ width: 316 }}>
    <VerdictCard
      title="Suppletie verplicht"
      tone="danger"
      amount="€ 1.250"
      amountLabel="extra te betalen"
      limit={limit}
      rule="Meer dan € 1.000 mag niet mee."
      facts={[{ term: 'Uiterlijk', details: '11 januari 2027' }]}
    />
  </div>
)
const limitOf = (valueCents: number) => ({ valueCents, limitCents: 100_000, label: 'grens € 1.000' })
const shares = () => {
  const track = findElement('section p + div > div')
  const whole = track.getBoundingClientRect().width
  return [...track.children].map((part) => Math.round((part.getBoundingClientRect().width / whole) * 10) * 10)
}

test('is named by its verdict and says amount, rule and date', async () => {
  const screen = await render(card())
  await expect.element(screen.getByRole('region', { name: 'Suppletie verplicht' })).toBeVisible()
  await expect.element(screen.getByText('Uiterlijk')).toBeVisible()
  expect(screen.getByText('grens € 1.000').elements()).toEqual([])
  await expectAccessible()
})

test.each([
  [50_000, [50]],
  [100_000, [100]],
  [-200_000, [50, 50]],
])('%i cents beside a limit of 100.000 fill it as far as they go, and beyond', async (cents, expected) => {
  await render(card(limitOf(cents)))
  expect(shares()).toEqual(expected)
})

test('the words of a limit that lies near the start stay within the card', async () => {
  const screen = await render(card(limitOf(10_000_000)))
  const words = screen.getByText('grens € 1.000').element()
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
  expect(words.getBoundingClientRect().left).toBeGreaterThan(findElement('section').getBoundingClientRect().left)
})
