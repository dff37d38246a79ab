import { expect, test, vi } from 'vitest'
import { readEvent, type Capture } from '../events/index.ts'
import { captureOf, share, show } from '../testing/share.ts'

const field = (root: ParentNode, selector = 'input') => root.querySelector(selector) as HTMLInputElement

test('nothing is sent while nothing changes, and one capture when something does', async () => {
  const { main, captures, pass } = await captureOf('<p>een</p>')
  await pass(5000)
  expect(captures()).toHaveLength(1)
  main.querySelector('p')?.replaceChildren('twee')
  await pass(5000)
  expect(captures().map(({ content }) => /<p[^>]*>(\w+)/.exec(content)?.[1])).toEqual(['een', 'twee'])
})

test('a capture is what the reader of events takes, and its hash names the state', async () => {
  const { main, next, capture } = await captureOf('<p>een</p>')
  expect(readEvent('capture', capture)).toEqual(capture)
  expect(capture).toMatchObject({ width: innerWidth, height: innerHeight, top: scrollY })
  const text = main.querySelector('p')?.firstChild as Text
  text.data = 'twee'
  const other = await next()
  text.data = 'een'
  const again = await next()
  expect(other?.hash).not.toBe(capture.hash)
  expect(again).toMatchObject({ hash: capture.hash, content: capture.content })
  const fresh = await share().next()
  expect(fresh?.hash).toBe(capture.hash)
})

test('what fields show is sent, also when a program changed it without an event', async () => {
  const { main, next, content } = await captureOf(
    `<input value="attribuut"><input type="checkbox"><select><option>a<option>b</select><textarea>x</textarea><input type="file">`,
  )
  expect(content).toContain("value='attribuut'")
  field(main).value = 'nu & hier'
  field(main, '[type=checkbox]').checked = true
  ;(main.querySelector('select') as HTMLSelectElement).selectedIndex = 1
  ;(main.querySelector('textarea') as HTMLTextAreaElement).value = 'meer\nregels'
  const after = (await next())?.content
  expect(after).toContain("value='nu &amp; hier'")
  expect(after).toMatch(/type='checkbox' checked=''/)
  expect(after).toMatch(/<option>a<\/option><option selected=''>b/)
  expect(after).toContain('>\nmeer\nregels</textarea>')
})

test('styles are sent once, and again when rules or sheets change, wherever they come from', async () => {
  const { main, next, capture } = await captureOf(
    '<style>.a { color: red; background: url("/geheim.png") }</style><p>x</p>',
  )
  expect(capture.linksStyle).toContain('.a {')
  expect(capture.linksStyle).not.toContain('geheim')
  main.append('y')
  expect((await next())?.linksStyle).toBeNull()
  main.querySelector('style')?.sheet?.insertRule('.cssom { color: blue }')
  expect((await next())?.linksStyle).toContain('.cssom')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.constructed { color: green }')
  document.adoptedStyleSheets.push(sheet)
  expect((await next())?.linksStyle).toContain('.constructed')
  document.adoptedStyleSheets.pop()
  expect((await next())?.linksStyle).not.toContain('.constructed')
})

test('one capture is under way at a time, and the newest state follows it', async () => {
  const main = show('<p>0</p>')
  const waiting: (() => void)[] = []
  const contents: string[] = []
  const user = share({
    send: (_name, payload) => {
      contents.push((payload as Capture).content)
      return new Promise<void>((resolve) => waiting.push(resolve))
    },
  })
  await user.pass(500)
  for (const text of ['1', '2', '3']) {
    main.querySelector('p')?.replaceChildren(text)
    await user.pass(500)
  }
  expect(contents).toHaveLength(1)
  waiting[0]?.()
  await user.pass(0)
  await user.pass(500)
  expect(contents).toHaveLength(2)
  expect(contents[1]).toContain('<p>3</p>')
})

test('after a capture that got lost the whole page is sent, with its styles', async () => {
  const main = show('<style>.a { color: red }</style><p>0</p>')
  const captures: Capture[] = []
  let lost = false
  const user = share({
    send: (_name, payload) => {
      captures.push(payload as Capture)
      return lost ? Promise.reject(new Error('no connection')) : Promise.resolve()
    },
  })
  user.requestCapture({ chunks: true })
  await user.pass(500)
  main.querySelector('p')?.replaceChildren('1')
  lost = true
  await user.pass(500)
  lost = false
  await user.pass(500)
  expect(captures.map(({ chunks }) => chunks !== undefined)).toEqual([false, true, false])
  expect(captures[2]?.linksStyle).toContain('.a')
})

test('a page that is too large is told once, on both sides, and not sent until it fits again', async () => {
  const main = show('<style>.a { color: red }</style><p>klein</p>')
  const onTooLarge = vi.fn()
  const user = share({ onTooLarge, limitBytes: 200_000 })
  user.requestCapture({ chunks: true })
  await user.pass(500)
  const large = document.createElement('div')
  large.textContent = 'x'.repeat(300_000)
  main.append(large)
  await user.pass(5000)
  main.append('nog iets')
  await user.pass(5000)
  expect(onTooLarge.mock.calls).toEqual([[true]])
  const [, told] = user.captures()
  expect(told?.content).toContain('Pagina te groot')
  expect(readEvent('capture', told)).toEqual(told)
  expect(user.captures()).toHaveLength(2)
  large.remove()
  await user.pass(500)
  expect(onTooLarge.mock.calls).toEqual([[true], [false]])
  expect(user.captures()).toHaveLength(3)
  expect(user.captures()[2]).toMatchObject({
    content: expect.stringContaining('klein'),
    linksStyle: expect.any(String),
  })
})

test('who comes to look at a page that is too large is told so', async () => {
  show(`<p>${'x'.repeat(300_000)}</p>`)
  const user = share({ limitBytes: 200_000 })
  await user.pass(5000)
  user.requestCapture({ chunks: true })
  await user.pass(5000)
  expect(user.captures().map(({ content }) => content.includes('Pagina te groot'))).toEqual([true, true])
})

test('a hidden tab is not looked at, and what changed meanwhile is sent when it is seen again', async () => {
  const { main, captures, pass, waiting } = await captureOf('<p>een</p>')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(waiting()).toBe(0)
  main.append('meer')
  await pass(5000)
  expect(captures()).toHaveLength(1)
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(captures()).toHaveLength(2)
})

test('of 50,000 nodes no chunk holds more than a few, and a changed row is a small part of the page', async () => {
  const rows = Array.from({ length: 5000 }, (_, row) => `<tr><td>${row}</td><td><b>Rij</b> ${row}</td><td>x</td></tr>`)
  const main = show(`<table><tbody>${rows.join('')}</tbody></table>`)
  const user = share()
  user.requestCapture({ chunks: true })
  const whole = (await user.next()) as Capture
  expect(whole.content.split(' data-k=').length).toBeGreaterThan(4900)
  const parts = whole.content.split(/(?= data-k=)/)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(4000)
  main.querySelectorAll('b')[2500]?.replaceChildren('anders')
  const changed = (await user.next()) as Capture
  expect(changed.chunks).toHaveLength(1)
  expect(JSON.stringify(changed).length).toBeLessThan(JSON.stringify(whole).length * 0.05)
  main.querySelectorAll('tr')[100]?.after(document.createElement('tr'))
  const added = (await user.next()) as Capture
  expect(JSON.stringify(added).length).toBeLessThan(JSON.stringify(whole).length * 0.05)
})

test('a list turned round is a short change, and one so mixed that naming it is longer is sent as the page', async () => {
  const main = show(`<ul>${'<li>x</li>'.repeat(3000)}</ul>`)
  const user = share()
  user.requestCapture({ chunks: true })
  await user.next()
  const list = main.querySelector('ul') as HTMLElement
  const items = [...list.children]
  list.replaceChildren(...items.toReversed())
  expect(JSON.stringify(await user.next()).length).toBeLessThan(5000)
  list.replaceChildren(...items.map((_, index) => items[(index * 7) % 3000] as Element))
  const mixed = (await user.next()) as Capture
  expect(mixed.chunks).toBeUndefined()
  expect(mixed.content.split('<li')).toHaveLength(3001)
})

test('movements are sent at once and then at most once in 250 ms, the newest last', async () => {
  const main = show('<button>Opslaan</button>')
  const user = share()
  await user.pass(500)
  const button = main.querySelector('button') as HTMLElement
  const { left, top, width, height } = button.getBoundingClientRect()
  const move = (share: number) =>
    button.dispatchEvent(
      new MouseEvent('mousemove', { bubbles: true, clientX: left + width * share, clientY: top + height / 2 }),
    )
  for (const share of [0.25, 0.5, 0.75]) move(share)
  expect(user.all('client_mouse')).toHaveLength(1)
  await user.pass(250)
  expect(user.all('client_mouse').map(({ dx }) => Math.round(dx * 4) / 4)).toEqual([0.25, 0.75])
  await user.pass(5000)
  expect(user.all('client_mouse')).toHaveLength(2)
  for (const pointer of user.all('client_mouse')) expect(readEvent('client_mouse', pointer)).toEqual(pointer)
})

test('who asks for the page hears how far its parts are scrolled', async () => {
  const main = show('<div style="height:50px;overflow:auto"><p style="height:500px">x</p></div>')
  const user = share()
  await user.pass(500)
  const scroller = main.querySelector('div') as HTMLElement
  scroller.scrollTop = 40
  scroller.dispatchEvent(new Event('scroll'))
  await user.pass(250)
  const before = user.all('scroll').length
  user.requestCapture()
  await user.pass(500)
  expect(user.all('scroll').slice(before)).toContainEqual({ top: 40, left: 0, path: expect.stringMatching(/^[\d.]+$/) })
})

test('after the end nothing is sent and no timer is left', async () => {
  const { main, stop, pass, sent, waiting } = await captureOf('<p>een</p>')
  const before = sent.length
  stop()
  main.append('meer')
  main.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(5000)
  expect(sent).toHaveLength(before)
  expect(waiting()).toBe(0)
})
