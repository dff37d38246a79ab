import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { Stat, StatGroup } from './stat.tsx'

const figures = (count: number) => (
  <StatGroup>
    {Array.from({ length: count }, (_, index) => (
      <Stat key={index} label={`Rekening ${index + 1}`} value="€ 18.402,77" detail="vandaag" />
    ))}
  </StatGroup>
)

test('a figure is the answer to its label, for a screen reader too', async () => {
  const screen = await render(figures(1))
  const [label, ...answers] = findElement('dl > div').children
  expect([label?.tagName, ...answers.map(({ tagName }) => tagName)]).toEqual(['DT', 'DD', 'DD'])
  await expect.element(screen.getByText('€ 18.402,77')).toBeVisible()
})

test.each([390, 1280])('a large sum stands on one line, whole, in a window of %i', async (width) => {
  await page.viewport(width, 844)
  await render(
    <StatGroup>
      {['€ 14.947.355.682,00', '€ -14.947.355.682,00', '€ 18.402,77', '€ 0,00'].map((value) => (
        <Stat key={value} label="Saldo" value={value} />
      ))}
    </StatGroup>,
  )
  for (const figure of document.querySelectorAll<HTMLElement>('dd')) {
    expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
    const range = document.createRange()
    range.selectNodeContents(figure)
    expect(range.getClientRects()).toHaveLength(1)
  }
  const [large, , small] = [...document.querySelectorAll('dd')].map((figure) => getComputedStyle(figure).fontSize)
  expect(small).toBe(width === 390 ? '18px' : '24px')
  expect(Number.parseFloat(large ?? '')).toBeLessThan(Number.parseFloat(small ?? ''))
  await page.viewport(1280, 800)
})

test('a row of figures that is not full ends in the same paper', async () => {
  await page.viewport(390, 844)
  await render(figures(3))
  const [first, second, third] = [...document.querySelectorAll('dl > div')].map((stat) => stat.getBoundingClientRect())
  expect(second?.top).toBe(first?.top)
  expect(third?.top).toBeGreaterThan(first?.bottom ?? 0)
  const sheet = getComputedStyle(findElement('dl')).backgroundColor
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.backgroundColor = 'var(--klopt-color-surface)'
  expect(sheet).toBe(getComputedStyle(probe).backgroundColor)
  probe.remove()
  await page.viewport(1280, 800)
})
