import { expect, test } from 'vitest'
import { captureOf } from '../testing/share.ts'

test('a password never leaves, not typed, shown, shown before, nor by what it is for', async () => {
  const { main, pass, sent } = await captureOf(
    `<input id="a" type="password" value="Geheim1!"><input id="b" autocomplete="new-password"><input id="c" name="wachtwoord"><input id="d" autocomplete="one-time-code">`,
  )
  const inputs = [...main.querySelectorAll('input')]
  for (const input of inputs) {
    input.value = 'Geheim1!'
    input.setAttribute('value', 'Geheim1!')
    input.dataset.value = 'Geheim1!'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await pass(500)
  ;(main.querySelector('input') as HTMLInputElement).type = 'text'
  await pass(500)
  const other = document.createElement('input')
  other.type = 'password'
  main.append(other)
  other.type = 'text'
  other.value = 'Geheim1!'
  await pass(500)
  expect(JSON.stringify(sent)).not.toContain('Geheim')
})

test('what is no part of the picture is left out', async () => {
  const { content } = await captureOf(
    `<input type="hidden" value="geheim"><!-- geheim --><script type="x">geheim</script><noscript>geheim</noscript><template>geheim</template><object data="geheim"></object><p onclick="geheim" data-k="9" data-keep="1">tekst</p><a href="/geheim">link</a><form action="/geheim"></form><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="geheim" width="30" height="20"><iframe srcdoc="geheim"></iframe><b style="color: red; background: url(/geheim)">vet</b><canvas width="7" height="8"></canvas>`,
  )
  expect(content).not.toContain('geheim')
  expect(content).not.toMatch(/ src=|data-keep|data-k='9'| on\w+=/)
  expect(content).toMatch(/<a href='#'>link<\/a><form><\/form><img width='30' height='20'>/)
  expect(content).toContain('>IFRAME word niet ondersteund</div>')
  expect(content).toMatch(/data-style='color: red[^']*none/)
})

test('masked text is dots of the same length, in attributes and fields too, and follows the attribute', async () => {
  const { main, next, content } = await captureOf(
    `<div data-privacy="mask"><p title="Jan">Jan de Wit</p><input value="Jan" placeholder="Naam"><textarea>Jan</textarea></div><p>zichtbaar</p>`,
  )
  expect(content).toContain("<p title='•••'>••• •• •••</p>")
  expect(content).not.toMatch(/Jan|Naam/)
  main.querySelector('div')?.removeAttribute('data-privacy')
  expect((await next())?.content).toContain('Jan de Wit')
  main.querySelector('div')?.setAttribute('data-privacy', 'mask')
  expect((await next())?.content).not.toContain('Jan')
})

test('a long masked list stays masked row by row', async () => {
  const { main, next } = await captureOf(`<ul>${'<li><b>Jan</b></li>'.repeat(200)}</ul>`)
  main.querySelector('ul')?.setAttribute('data-privacy', 'mask')
  expect((await next())?.content).not.toContain('Jan')
  main.querySelectorAll('b')[150]?.replaceChildren('Piet')
  expect((await next())?.content ?? '').not.toContain('Piet')
})

test('what is blocked is a grey box of the same size, and what is ignored is not there', async () => {
  const { main, next, content } = await captureOf(
    `<section data-privacy="block" style="width:120px;height:40px" title="geheim"><p>geheim</p></section><aside data-privacy="ignore">geheim</aside>`,
  )
  expect(content).not.toContain('geheim')
  expect(content).toMatch(/<section data-style='width:120px;height:40px;[^']*background:#9ca3af/)
  main.querySelector('aside')?.append('meer')
  expect(await next()).toBeUndefined()
  main.querySelector('aside')?.removeAttribute('data-privacy')
  expect((await next())?.content).toContain('meer')
})

test('card numbers and BSNs are masked in text, attributes and fields', async () => {
  const { content } = await captureOf(
    `<p title="BSN 111222333" aria-label="4111 1111 1111 1111" data-x="111222333">111222333</p><input value="111222333">`,
  )
  expect(content).not.toMatch(/111222333|4111/)
})
