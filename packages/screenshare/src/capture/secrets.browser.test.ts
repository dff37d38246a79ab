import { expect, test } from 'vitest'
import { share, show } from '../testing/share.ts'

const card = '4111111111111111'
const bsn = '111222333'
const password = 'Zeer-Geheim-7'

/** All that went over the wire as one reads it, in text and in attributes, whatever stands between the digits. */
function wire(sent: unknown): string {
  const raw = JSON.stringify(sent)
  const between = /[\s.\-\u2010-\u2015\u00ad\u200b-\u200d\u2060]/g
  const text = raw.replaceAll(/<[^>]*>/g, '').replaceAll(/\\n|&nbsp;/g, '')
  return [raw, raw.replaceAll(between, ''), text.replaceAll(between, '')].join('\n')
}

/** Shares what is shown, first whole and then by its changes, while a test uses it; answers all that was sent. */
async function sentOf(html: string, use: (main: HTMLElement, pass: () => Promise<void>) => unknown = () => {}) {
  const main = show(html)
  const user = share()
  user.requestCapture({ chunks: true })
  await user.pass(500)
  await use(main, () => user.pass(500))
  await user.pass(500)
  user.requestCapture()
  await user.pass(500)
  expect(user.captures().length).toBeGreaterThan(1)
  return wire(user.sent)
}

const places = (secret: string) =>
  `<p title="${secret}" aria-label="nr ${secret}" data-nr="${secret}" data-a.b="${secret}" class="${secret}" id="${secret}" style='--nr: "${secret}"; content: "${secret}"' onclick="${secret}" value="${secret}">${secret}</p>
   <svg viewBox="0 0 1 1" aria-label="${secret}"><title>${secret}</title><desc>${secret}</desc><text>${secret}</text></svg>
   <input value="${secret}" placeholder="${secret}"><textarea>${secret}</textarea><select><option label="${secret}">${secret}</option></select>
   <details><summary>${secret}</summary>${secret}</details><dialog>${secret}</dialog><abbr title="${secret}">x</abbr><img alt="${secret}" title="${secret}">
   <x-card><template shadowrootmode="open"><b title="${secret}">${secret}</b></template></x-card><style>.a::before { content: "x"; --u: url(/${secret}.png) }</style>
   <a href="/${secret}" title="${secret}">x</a><progress value="1" title="${secret}"></progress><iframe title="${secret}" srcdoc="${secret}"></iframe><!-- ${secret} -->`

test.each([
  card,
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111\u20131111\u20131111\u20131111',
  '4111\n  1111\n  1111\n  1111',
  '4111\u200b1111\u200b1111\u200b1111',
  bsn,
  '111.222.333',
  '111\t222\t333',
])('a number of somebody is nowhere on the wire, however it is written: %j', async (secret) => {
  const sent = await sentOf(places(secret), (main) => main.querySelector('p')?.append(' anders ', secret))
  expect(sent).not.toContain(card)
  expect(sent).not.toContain(bsn)
  expect(sent).not.toContain(secret)
})

test.each([
  ['words', '<p>Kaart <span>4111</span> <span>1111</span> <b>1111</b> <i>1111</i>.</p>'],
  ['one digit each', `<div>${[...card].map((digit) => `<div>${digit}</div>`).join('')}</div>`],
  ['deep', '<p>BSN <b><i><u>11</u>12</i></b><span><em>22</em></span>333</p>'],
  ['pieces of text', '<p id="pieces"></p>'],
  ['comments and scripts', '<p>4111<!-- x -->1111<script type="x">y</script>1111<template>z</template>1111</p>'],
  ['lines', '<p>4111<br>1111<br>1111<br>1111</p>'],
  ['fields', '<div><input value="111"><input value="222"><input value="333"></div>'],
  ['a field and text', '<div>4111 1111 <input value="1111 1111"></div>'],
])('digits that are split over elements are hidden too: %s', async (_how, html) => {
  const sent = await sentOf(html, (main) => {
    main.querySelector('#pieces')?.append('4111', '1111', '1111', '1111')
  })
  expect(sent).not.toContain(card)
  expect(sent).not.toContain(bsn)
  expect(sent).not.toMatch(/1112|2233|\b333\b|<div>4|4111/)
})

test('what stands beside each other and is no number of somebody stays as it is', async () => {
  const days = Array.from({ length: 31 }, (_, day) => `<button>${day + 1}</button>`).join('')
  const cells = '<tr><td>111</td><td>222</td><td>333</td></tr>'
  const sent = await sentOf(`<div>${days}</div><table><tbody>${cells}</tbody></table><p>€ 1.250,00</p><p>2026</p>`)
  expect(sent).not.toContain('•')
})

test('the digits of a number that is being typed are hidden before its last one can be reckoned', async () => {
  const sent = await sentOf('<input><input type="text" value="0612345678">', async (main, pass) => {
    const [field, other] = [...main.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
    field.focus()
    for (let length = 1; length <= card.length; length += 1) {
      field.value = card.slice(0, length)
      await pass()
    }
    other.focus()
    await pass()
  })
  expect(sent).not.toMatch(/41111111/)
  // What was typed and is no such number can be read once it is left.
  expect(sent).toContain("value='0612345678'")
})

test.each([
  '<input type="password">',
  '<input autocomplete="one-time-code">',
  '<input autocomplete="section-a cc-csc">',
  '<input autocomplete="cc-number">',
  '<input name="pin">',
  '<input id="pincode">',
  '<input aria-label="Pincode">',
  '<input placeholder="CVC">',
  '<input name="otp_code">',
  '<textarea name="wachtwoord"></textarea>',
  '<input maxlength="1">',
])('what is typed in a field of secrets is nowhere, nor in its attributes: %s', async (html) => {
  const sent = await sentOf(`<form>${html}</form>`, async (main, pass) => {
    const field = main.querySelector('input, textarea') as HTMLInputElement
    for (const value of [password, '8', '493827']) {
      field.value = value
      for (const name of ['value', 'data-value', 'aria-valuetext', 'title']) field.setAttribute(name, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await pass()
    }
  })
  expect(sent).not.toContain(password)
  expect(sent).not.toMatch(/493827|='8'|>8</)
})

test('a code that is typed in parts is hidden in each, a postcode is not', async () => {
  const part = '<label>x <input maxlength="4"></label>'
  const sent = await sentOf(`<div>${part.repeat(4)}</div><p><input maxlength="6" value="1234AB"></p>`, (main) => {
    for (const field of main.querySelectorAll<HTMLInputElement>('[maxlength="4"]')) field.value = '9876'
  })
  expect(sent).not.toContain('9876')
  expect(sent).toContain('1234AB')
})

test('amounts are hidden from the moment one asks for it, wherever they stand, and come back when one likes', async () => {
  const main = show(
    `<p title="€ 1.234,56">Totaal € 1.234,56 op 22-11-2026 om 10:30</p><p><span>€</span> <b>987</b></p><ul>${'<li>654,32</li>'.repeat(60)}</ul>
     <input inputmode="decimal" value="4321"><input value="Bakker 12"><svg viewBox="0 0 1 1"><text>2.000</text></svg><p data-x="-12,50">12.345</p>`,
  )
  const user = share({ hidesAmounts: true })
  user.requestCapture({ chunks: true })
  const first = (await user.next())?.content ?? ''
  expect(first).toContain('Totaal € •.•••,•• op 22-11-2026 om 10:30')
  expect(first).toContain('Bakker 12')
  expect(first).not.toMatch(/1\.234|987|654|4321|2\.000|12,50|12\.345/)
  user.hideAmounts(false)
  await user.pass(500)
  expect(JSON.stringify(user.captures().at(-1))).toMatch(/654,32.*4321/)
  const before = user.sent.length
  user.hideAmounts(true)
  main.querySelector('p')?.append(' € 5,00')
  await user.pass(500)
  const after = JSON.stringify(user.sent.slice(before))
  expect(after).toContain('•••,••')
  expect(after).not.toMatch(/654|4321|5,00/)
})

test('no word that is a name of ours is taken for a secret', async () => {
  const names = ['shopping', 'spinnen', 'standaard', 'btw', 'bedrijfsnaam', 'factuurnummer', 'omschrijving', 'kenmerk']
  const sent = await sentOf(names.map((name) => `<input name="${name}" value="leesbaar ${name}">`).join(''))
  for (const name of names) expect(sent).toContain(`leesbaar ${name}`)
})
