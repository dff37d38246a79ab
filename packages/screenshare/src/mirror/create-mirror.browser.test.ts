import { expect, test } from 'vitest'
import { pathOf } from '../markup/path.ts'
import { followed, openMirror, share, show } from '../testing/share.ts'

const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => `<tr><td>Rij ${row}</td><td>${row * 3}</td><td><b>x</b></td></tr>`).join('')

test('what the user sees is in the mirror, and follows a change', async () => {
  const { main, mirrored, pass } = await followed(`<h1 class="kop">Dag</h1><table><tbody>${rows(100)}</tbody></table>`)
  expect(mirrored().textContent).toBe(main.textContent)
  expect(mirrored().querySelector('h1')?.className).toBe('kop')
  main.querySelectorAll('td')[30]?.replaceChildren('anders')
  await pass(500)
  expect(mirrored().textContent).toBe(main.textContent)
})

test('a change leaves every other element of the mirror as it is', async () => {
  const { main, mirrored, pass } = await followed(`<table><tbody>${rows(200)}</tbody></table>`)
  const before = [...mirrored().querySelectorAll('tr')]
  const moved = main.querySelectorAll('tr')[20]
  main.querySelectorAll('tr')[50]?.remove()
  main.querySelector('tbody')?.append(moved as HTMLElement)
  main.querySelectorAll('tr')[100]?.insertAdjacentHTML('afterend', '<tr><td>nieuw</td></tr>')
  await pass(500)
  expect(mirrored().textContent).toBe(main.textContent)
  const after = new Set(mirrored().querySelectorAll('tr'))
  expect(before.filter((row) => !after.has(row))).toHaveLength(1)
  main.querySelector('tbody')?.append(...[...main.querySelectorAll('tr')].toReversed())
  await pass(500)
  expect(mirrored().textContent).toBe(main.textContent)
})

/** Puts an element into a new one in its place. */
function wrap(element: Element): void {
  const around = document.createElement('div')
  element.before(around)
  around.append(element)
}

test('what is put into something new goes there in the mirror, and the page is not asked for again', async () => {
  const { main, mirrored, pass, requests } = await followed(
    `<div>${'<div><p>een</p><p>twee</p></div>'.repeat(60)}</div>`,
  )
  const part = mirrored().querySelectorAll('div > div')[40]
  wrap(main.querySelectorAll('div > div')[40] as Element)
  await pass(500)
  expect(requests()).toBe(0)
  expect(mirrored().innerHTML.replace(/ data-k="\d+"/g, '')).toBe(main.innerHTML)
  expect(part?.parentElement?.childElementCount).toBe(1)
})

test('whatever happens to the page, the mirror holds the same in the end', async () => {
  const { main, mirrored, pass, requests } = await followed(
    `<article>${'<div><div>een <em>twee</em></div></div>'.repeat(60)}</article><section>${'<div><span>a</span><span>b</span></div>'.repeat(40)}</section>`,
  )
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 1
    return seed % below
  }
  for (let step = 0; step < 150; step += 1) {
    const elements = [...main.querySelectorAll('*')]
    const one = elements[random(elements.length)] as Element
    const other = elements[random(elements.length)] as Element
    const kind = random(7)
    if (kind === 0) one.setAttribute('class', `k${step}`)
    else if (kind === 1) one.append(`tekst ${step}`)
    else if (kind === 2 && !one.contains(other)) one.prepend(other)
    else if (kind === 3) one.after(one.cloneNode(true))
    else if (kind === 4 && elements.length > 150) one.remove()
    else if (kind === 5) wrap(one)
    else one.before(document.createElement('span'), 'los')
    if (step % 3 === 0) await pass(500)
  }
  await pass(500)
  const bare = (html: string) => html.replace(/ data-k="\d+"/g, '')
  expect(bare(mirrored().innerHTML)).toBe(main.innerHTML)
  expect(requests()).toBe(0)
})

test('shadow roots, with their styles and what changes in them, are in the mirror', async () => {
  const { main, mirrored, pass } = await followed(
    '<x-card><template shadowrootmode="open"><style>p { color: rgb(1, 2, 3) }</style><p>binnen</p><slot></slot></template>buiten</x-card>',
  )
  const inside = () => mirrored().querySelector('x-card')?.shadowRoot?.querySelector('p') as Element
  expect(inside().textContent).toBe('binnen')
  expect(getComputedStyle(inside()).color).toBe('rgb(1, 2, 3)')
  const live = main.querySelector('x-card')?.shadowRoot
  live?.querySelector('p')?.replaceChildren('anders')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('p { background-color: rgb(9, 9, 9) }')
  live?.adoptedStyleSheets.push(sheet)
  await pass(500)
  expect(inside().textContent).toBe('anders')
  expect(getComputedStyle(inside()).backgroundColor).toBe('rgb(9, 9, 9)')
})

test('a dialog and a popover lie above the rest in the mirror, and take no focus from the operator', async () => {
  const { main, mirrored, pass } = await followed(
    '<button>mijn</button><dialog>Weet je het?</dialog><div popover="manual">Hulp</div>',
  )
  const dialog = main.querySelector('dialog') as HTMLDialogElement
  const popover = main.querySelector<HTMLElement>('[popover]')
  dialog.showModal()
  popover?.showPopover()
  const active = document.activeElement
  await pass(500)
  expect(mirrored().querySelector('dialog')?.matches(':modal')).toBe(true)
  expect(mirrored().querySelector('div')?.matches(':popover-open')).toBe(true)
  expect(document.activeElement).toBe(active)
  dialog.close()
  popover?.hidePopover()
  await pass(500)
  expect(mirrored().querySelector('dialog')?.open).toBe(false)
  expect(mirrored().querySelector('div')?.checkVisibility()).toBe(false)
})

test('a dialog stays above the rest when what stands before it comes after it', async () => {
  const { main, mirrored, pass, requests } = await followed(
    `${'<div><p>een</p><p>twee</p></div>'.repeat(30)}<dialog><p>Weet je het?</p></dialog>`,
  )
  main.querySelector('dialog')?.showModal()
  await pass(500)
  main.append(main.firstElementChild as Element)
  await pass(500)
  expect(main.querySelector('dialog')?.matches(':modal')).toBe(true)
  expect(mirrored().querySelector('dialog')?.matches(':modal')).toBe(true)
  expect(requests()).toBe(0)
})

test('changes on another state than the mirror has ask for the whole once, and then it goes on', async () => {
  const main = show(`<ul>${'<li><b>x</b></li>'.repeat(50)}</ul>`)
  const { mirror, page, requests } = await openMirror()
  const mirrored = () => page.querySelector('main') as HTMLElement
  const user = share()
  user.requestCapture({ chunks: true })
  await user.pass(500)
  main.querySelector('b')?.replaceChildren('y')
  const late = await user.next()
  expect(late?.chunks).toBeDefined()
  expect(mirror.apply(late as never)).toBe(false)
  expect(mirror.apply(late as never)).toBe(false)
  expect(requests()).toBe(1)
  user.requestCapture({ chunks: true })
  expect(mirror.apply((await user.next()) as never)).toBe(true)
  expect(mirrored().textContent).toBe(main.textContent)
  main.querySelector('b')?.replaceChildren('z')
  expect(mirror.apply((await user.next()) as never)).toBe(true)
  expect(mirrored().textContent).toBe(main.textContent)
})

test('the frame has the size of the user’s viewport, scaled into the place there is', async () => {
  const { frame, mirror } = await openMirror()
  mirror.resize({ width: 1280, height: 1600 })
  expect(frame.contentWindow?.innerWidth).toBe(1280)
  expect(frame.getBoundingClientRect().width).toBeCloseTo(320)
  expect(frame.getBoundingClientRect().height).toBeCloseTo(400)
})

test('pointing in the mirror comes out at the same element, also where the user’s page is laid out otherwise', async () => {
  const { main, mirror, mirrored, frame } = await followed(
    '<p>een</p><button style="width:100px;height:40px">Opslaan</button>',
  )
  const target = mirrored().querySelector('button') as HTMLElement
  target.style.marginLeft = '300px'
  const rect = target.getBoundingClientRect()
  const outer = frame.getBoundingClientRect()
  const scale = outer.width / innerWidth
  const pointer = mirror.pointerAt(outer.left + (rect.left + 25) * scale, outer.top + (rect.top + 20) * scale)
  expect(pointer.path).toBe(pathOf(main.querySelector('button')))
  expect(pointer.dx).toBeCloseTo(0.25, 1)
  expect(pointer.dy).toBeCloseTo(0.5, 1)
})

test('the user’s mouse and what was clicked are drawn over the page and outlive a change of it', async () => {
  const { main, mirror, page, pass } = await followed('<button>Opslaan</button>')
  const path = pathOf(main.querySelector('button'))
  mirror.click({ x: 0, y: 0, path, dx: 0.5, dy: 0.5 })
  main.append('meer')
  await pass(500)
  expect([...page.documentElement.children].map(({ localName }) => localName)).toEqual(['head', 'body', 'div', 'div'])
  mirror.mouse({ x: 5, y: 5, path: '', dx: 0, dy: 0 })
  expect(page.documentElement.lastElementChild?.getBoundingClientRect().left).toBe(-3)
})

test('the ring around what was clicked goes with its page, moves with its scrolling, and stays with a change beside it', async () => {
  const { main, mirror, page, mirrored, pass } = await followed('<h1>Facturen</h1><button>Opslaan</button><p>x</p>')
  const ring = () => [...page.documentElement.children].filter(({ localName }) => localName === 'div')[1]
  const click = () => mirror.click({ x: 0, y: 0, path: pathOf(main.querySelector('button')), dx: 0.5, dy: 0.5 })
  click()
  main.querySelector('p')?.replaceChildren('y')
  await pass(500)
  expect(ring()?.getBoundingClientRect().top).toBeCloseTo(
    mirrored().querySelector('button')?.getBoundingClientRect().top ?? -1,
    0,
  )
  main.querySelector('h1')?.before('een regel erboven')
  await pass(500)
  expect(ring()?.getBoundingClientRect().top).toBeCloseTo(
    mirrored().querySelector('button')?.getBoundingClientRect().top ?? -1,
    0,
  )
  // Another page, made of the same elements.
  main.querySelector('h1')?.replaceChildren('Relaties')
  await pass(500)
  expect(ring()).toBeUndefined()
  click()
  main.querySelector('button')?.remove()
  await pass(500)
  expect(ring()).toBeUndefined()
})
