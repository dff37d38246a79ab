import { expect, test } from 'vitest'
import { pathOf } from '../markup/path.ts'
import { followed, openMirror, share, show } from '../testing/share.ts'

test('scrolling of the page and of a part of it is followed', async () => {
  const { main, mirror, mirrored, page } = await followed(
    '<div style="height:100px;overflow:auto"><p style="height:900px">lang</p></div><p style="height:5000px">lang</p>',
  )
  mirror.scroll({ top: 300, left: 0, path: '' })
  mirror.scroll({ top: 70, left: 0, path: pathOf(main.querySelector('div')) })
  expect(page.scrollingElement?.scrollTop).toBe(300)
  expect(mirrored().querySelector('div')?.scrollTop).toBe(70)
})

test('what is put above the place that is looked at does not move it, and a page too short for a moment is scrolled again', async () => {
  const { main, mirror, page, pass } = await followed(
    `<section></section>${'<p style="height:40px">rij</p>'.repeat(100)}`,
  )
  mirror.scroll({ top: 300, left: 0, path: '' })
  const lines = [...main.querySelectorAll('p')]
  main.querySelector('section')?.insertAdjacentHTML('beforeend', '<div style="height:90px">erboven</div>')
  await pass(500)
  expect(page.querySelector('section')?.textContent).toBe('erboven')
  expect(page.scrollingElement?.scrollTop).toBe(300)
  main.replaceChildren('kort')
  await pass(500)
  expect(page.scrollingElement?.scrollTop).toBe(0)
  main.replaceChildren(...lines)
  await pass(500)
  expect(page.scrollingElement?.scrollTop).toBe(300)
})

test('what was scrolled before anybody looked is scrolled in the mirror too', async () => {
  const main = show('<div style="height:100px;overflow:auto"><p style="height:900px">lang</p></div>')
  const box = main.querySelector('div') as HTMLElement
  box.scrollTop = 120
  const operator = await openMirror()
  const user = share({
    send: (name, payload) => {
      if (name === 'capture') operator.mirror.apply(payload as never)
      if (name === 'scroll') operator.mirror.scroll(payload as never)
    },
  })
  await user.pass(1000)
  expect(operator.page.querySelector('main div')?.scrollTop).toBe(120)
})
