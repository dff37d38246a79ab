import { expect, test } from 'vitest'
import { locate } from '../capture/index.ts'
import { show } from '../testing/share.ts'
import { elementAt, pathOf } from './path.ts'
import { pointerOf } from './pointer.ts'

test('a path leads back to its element, past what no capture holds and into shadow roots', () => {
  const main = show(
    '<script type="x"></script><input type="hidden"><i data-privacy="ignore"></i><p>een</p><x-card><template shadowrootmode="open"><style></style><b>twee</b></template></x-card><svg><g><path d="M0 0"/></g></svg>',
  )
  const inside = main.querySelector('x-card')?.shadowRoot?.querySelector('b') as Element
  for (const element of [...main.querySelectorAll('p, x-card, svg, path'), inside]) {
    expect(elementAt(document, pathOf(element))).toBe(element)
  }
  expect(pathOf(main.querySelector('p'))).toMatch(/\.0$/)
  expect(pathOf(inside)).toMatch(/\.s\.0$/)
})

test('a path that leads nowhere leads nowhere, whatever it says', () => {
  for (const path of ['', '9999', 's', '0.s.s', '0.9999.1']) expect(elementAt(document, path)).toBeNull()
})

test('a pointer is found at the same share of its element, and without one at its place', () => {
  const main = show('<button style="position:fixed;left:100px;top:50px;width:200px;height:40px">x</button>')
  const button = main.firstElementChild as HTMLElement
  const pointer = pointerOf(button, 150, 60)
  button.style.left = '400px'
  expect(locate(document, pointer)).toEqual({ x: 450, y: 60, element: button })
  button.remove()
  expect(locate(document, pointer)).toEqual({ x: 150, y: 60, element: null })
})
