import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Grid } from '../grid/grid.tsx'
import { Split } from '../split/split.tsx'
import { findElement } from '../overlay/find-element.ts'
import { Stack } from './stack.tsx'

const boxes = (...names: string[]) => names.map((name) => <div key={name} id={name} style={{ height: 20 }} />)
const at = (name: string) => findElement(`#${name}`).getBoundingClientRect()
const wide = (width: number, children: React.ReactNode) => render(<div style={{ width }}>{children}</div>)

afterEach(() => document.documentElement.removeAttribute('dir'))

test('a stack leaves the same room between its parts, and stretches them', async () => {
  await wide(300, <Stack gap={24}>{boxes('a', 'b')}</Stack>)
  expect(at('b').top - at('a').bottom).toBe(24)
  expect(at('a').width).toBe(300)
})

test('beside each other the parts go on in the next row, and turn with the page', async () => {
  const three = ['a', 'b', 'c'].map((name) => <div key={name} id={name} style={{ width: 100, height: 20 }} />)
  await wide(
    220,
    <Stack direction="horizontal" gap={8}>
      {three}
    </Stack>,
  )
  expect([at('b').left - at('a').right, at('c').top - at('a').bottom]).toEqual([8, 8])
  document.documentElement.dir = 'rtl'
  expect(at('a').left - at('b').right).toBe(8)
})

test('a stack of list items is a list', async () => {
  const screen = await render(
    <Stack as="ul">
      <li>Een</li>
      <li>Twee</li>
    </Stack>,
  )
  expect(screen.getByRole('list').element().tagName).toBe('UL')
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Een')
})

test.each([
  [1000, undefined, 4],
  [1000, 2, 2],
  [300, 3, 1],
  [150, undefined, 1],
])('a grid %i px wide with at most %s columns of 200 has %i, all alike and within it', async (width, max, count) => {
  await wide(
    width,
    <Grid minColumnPx={200} {...(max === undefined ? {} : { maxColumns: max })}>
      {boxes('a', 'b', 'c', 'd', 'e')}
    </Grid>,
  )
  const places = ['a', 'b', 'c', 'd', 'e'].map(at)
  expect(places.filter(({ top }) => top === places[0]?.top)).toHaveLength(count)
  expect(new Set(places.map((place) => Math.round(place.width))).size).toBe(1)
  expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual((places[0]?.left ?? 0) + width + 0.5)
})

test('a split has its aside beside it, and under it where the main part would have less than half', async () => {
  const split = (
    <Split asideWidthPx={200} aside={<div id="aside" />}>
      <div id="main" />
    </Split>
  )
  const screen = await wide(800, split)
  expect(at('aside').left - at('main').right).toBe(24)
  expect(at('aside').width).toBeCloseTo(200, 1)
  await screen.rerender(<div style={{ width: 400 }}>{split}</div>)
  expect([at('main').width, at('aside').width]).toEqual([400, 400])
  expect(at('aside').top).toBeGreaterThan(at('main').top)
})

test('an aside at the start comes first, to the eye and in the document, also from right to left', async () => {
  document.documentElement.dir = 'rtl'
  const screen = await wide(
    800,
    <Split
      side="start"
      asideWidthPx={200}
      aside={
        <a href="#a" id="aside">
          Eerst
        </a>
      }
    >
      <a href="#b" id="main">
        Dan
      </a>
    </Split>,
  )
  expect(
    screen
      .getByRole('link')
      .elements()
      .map(({ id }) => id),
  ).toEqual(['aside', 'main'])
  expect(at('aside').right).toBeGreaterThan(at('main').right)
})
