import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutPages, MAX_DRAWN_PAGES, PAGE_GAP, pageAt, pagesIn } from './page-layout.ts'
import { clampZoom, factorOf, MAX_ZOOM, MIN_ZOOM, nextStep } from './zoom.ts'

const unknown = { sizes: new Map(), unit: 1, assumedWidth: 548, turn: 0 } as const

test('a page of unknown size is 548 wide and 1.4143 times as high', () => {
  expect(layoutPages({ ...unknown, pageCount: 1 }).places[0]).toEqual({
    width: 548,
    height: 548 * 1.4143,
    top: PAGE_GAP,
  })
})

test('a page of known size has that size, and a turned one lies on its side', () => {
  const sizes = new Map([[0, { width: 100, height: 300 }]])
  const layout = layoutPages({ ...unknown, pageCount: 2, sizes, unit: 2, turn: 90 })
  expect(layout.places[0]).toEqual({ width: 600, height: 200, top: PAGE_GAP })
  expect(layout.places[1]?.top).toBe(200 + 2 * PAGE_GAP)
})

test('every height of the column belongs to a page that is there, in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600 }),
      fc.array(fc.double({ min: -1, max: 2, noNaN: true })),
      (pageCount, at) => {
        const layout = layoutPages({ ...unknown, pageCount })
        const pages = at.sort((one, other) => one - other).map((part) => pageAt(layout, part * layout.height))
        expect(pages.every((page) => page >= 0 && page < pageCount)).toBe(true)
        expect(pages).toEqual([...pages].sort((one, other) => one - other))
      },
    ),
  )
})

test('never more than ten pages are drawn, also where a hundred would fit', () => {
  const layout = layoutPages({ ...unknown, assumedWidth: 50, pageCount: 500 })
  const [first, last] = pagesIn(layout, 4000, 9000)
  expect(last - first + 1).toBe(MAX_DRAWN_PAGES)
})

test('zooming by steps goes up to the largest, down to the smallest and stops there', () => {
  expect(nextStep(1, 1)).toBe(1.1)
  expect(nextStep(1.02, -1)).toBe(1)
  expect(nextStep(MAX_ZOOM, 1)).toBe(MAX_ZOOM)
  expect(nextStep(MIN_ZOOM, -1)).toBe(MIN_ZOOM)
  expect(clampZoom(90)).toBe(MAX_ZOOM)
})

test('a page starts at its default width, and at less where there is no room', () => {
  const base = { width: 548, height: 775 }
  expect(factorOf({ mode: 'start' }, base, { width: 1200, height: 800 }, 0)).toBe(1)
  expect(factorOf({ mode: 'start' }, base, { width: 390, height: 800 }, 0)).toBeCloseTo((390 - 2 * PAGE_GAP) / 548)
})

test('fitting a page shows all of it, upright or turned', () => {
  const base = { width: 548, height: 775 }
  const room = { width: 1000, height: 600 }
  for (const turn of [0, 90] as const) {
    const factor = factorOf({ mode: 'page' }, base, room, turn)
    const shown = turn === 0 ? base : { width: base.height, height: base.width }
    expect(shown.width * factor).toBeLessThanOrEqual(room.width)
    expect(shown.height * factor).toBeLessThanOrEqual(room.height)
  }
})
