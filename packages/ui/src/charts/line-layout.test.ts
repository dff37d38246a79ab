import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutLines } from './line-layout.ts'

const categories = Array.from({ length: 12 }, (_, index) => ({ label: String(index) }))
const amount = fc.integer({ min: -1e9, max: 1e9 })
const amounts = fc.array(amount, { minLength: 1, maxLength: 12 })

test('every point lies in the plot, at its month, and higher values lie higher', () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      const layout = layOutLines({
        categories,
        series: [
          { label: 'Saldo', values: a },
          { label: 'Vorig jaar', values: b },
        ],
        formatShort: String,
        width: 600,
        height: 208,
      })
      const points = layout.lines.flat()
      for (const { x, y, index } of points) {
        expect(x).toBe(layout.x(index))
        expect(y).toBeGreaterThanOrEqual(layout.top - 1e-6)
        expect(y).toBeLessThanOrEqual(layout.bottom + 1e-6)
      }
      for (const one of points) for (const two of points) if (one.value > two.value) expect(one.y).toBeLessThan(two.y)
      const [first = 0, second = 0] = layout.nameY
      expect(Math.abs(first - second)).toBeGreaterThanOrEqual(15 - 1e-6)
    }),
  )
})

test('a line at zero is there whether values are negative or not', () => {
  for (const values of [[3, 5], [-3, 5], [-3, -5], []]) {
    const { ticks } = layOutLines({
      categories,
      series: [{ label: 'Saldo', values }],
      formatShort: String,
      width: 600,
      height: 208,
    })
    expect(ticks.some(({ value }) => value === 0)).toBe(true)
  }
})
