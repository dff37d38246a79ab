import { expect, test } from 'vitest'
import { brandedMail, type MailFrame } from './branded-mail.ts'
import { kloptMail } from './klopt-mail.ts'
import { readableOn } from './readable-on.ts'
import { toMailHtml } from './rich-text.ts'

const letter = {
  text: 'Dag',
  html: toMailHtml({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Dag' }] }] }),
}
const frame = (changes: Partial<MailFrame> = {}): MailFrame => ({
  language: 'nl',
  brand: { name: 'Noord & Zn', colour: '#8a1c4a', logoId: null, footer: ['Spaarne 14', 'Gemaakt met Klopt'] },
  summary: {
    title: 'Factuur 2026-0042',
    facts: [
      { label: 'Bedrag', value: '€ 121,00' },
      { label: 'Vervaldatum', value: '03-06-2026' },
    ],
  },
  action: { label: 'Bekijk je factuur online', address: 'https://klopt.example/v2/x?key=a&b=c' },
  ...changes,
})

test('both parts have the words, the amount, the day and where it leads', () => {
  const { text, html } = brandedMail(letter, frame())
  expect(text).toBe(
    'Dag\n\nFactuur 2026-0042\nBedrag: € 121,00\nVervaldatum: 03-06-2026\n\nBekijk je factuur online: https://klopt.example/v2/x?key=a&b=c',
  )
  for (const part of ['Dag', 'Factuur 2026-0042', '€ 121,00', '03-06-2026', 'Noord &amp; Zn', '#8a1c4a'])
    expect(html).toContain(part)
  expect(html).toContain('href="https://klopt.example/v2/x?key=a&amp;b=c"')
  expect(html.match(/<body/g)).toHaveLength(1)
  expect(html.match(/<\/html>/g)).toHaveLength(1)
})

test('a test says so above all else, and a picture takes the place of the name', () => {
  const { text, html } = brandedMail(
    letter,
    frame({ notice: 'Dit is een test', brand: { ...frame().brand, logoId: 'logo@klopt' } }),
  )
  expect(text).toMatch(/^Dit is een test\n\nDag/)
  expect(html).toContain('<img src="cid:logo@klopt" alt="Noord &amp; Zn"')
})

test('nothing of what people are called or wrote becomes a tag', () => {
  const evil = '"><script>alert(1)</script>'
  const { html } = brandedMail(
    { text: evil, html: null },
    frame({
      brand: { ...frame().brand, name: evil, footer: [evil] },
      summary: { title: evil, facts: [{ label: evil, value: evil }] },
      action: { label: evil, address: `https://x.example/${evil}` },
      notice: evil,
    }),
  )
  expect(html).not.toContain('<script>')
})

test('a mail of Klopt has all of its text, and a button for its first link where it is for that', () => {
  const link = 'https://klopt.example/v2/confirm?token=abc'
  const text = `Hallo,\n\nBevestig je adres met deze link:\n${link}\n\nGroet,\nKlopt`
  const plain = kloptMail({ text })
  expect(plain.text).toBe(text)
  expect(plain.html.match(/<a /g)).toHaveLength(1)
  const { html } = kloptMail({ text, action: 'E-mailadres bevestigen' })
  expect(html).toMatch(new RegExp(`href="${link.replace('?', String.raw`\?`)}"[^>]*>E-mailadres bevestigen</a>`))
  expect(html).toContain('Groet,<br>Klopt')
})

test('a button stands where its link stood in the words, and the address itself is told once, at the end', () => {
  const [confirm, forgot] = ['https://klopt.example/v2/confirm?token=abc', 'https://klopt.example/v2/forgot']
  const text = `Hallo,\n\nBevestig je adres:\n${confirm}\n\nWas jij dit niet?\n${forgot}\n\nGroet,\nKlopt`
  const mail = kloptMail({ text, action: 'Adres bevestigen', otherActions: ['Nieuw wachtwoord instellen'] })
  expect(mail.text).toBe(text)
  const words = mail.html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|')
  expect(words).toContain('|Bevestig je adres:|Adres bevestigen|Was jij dit niet?|Nieuw wachtwoord instellen|')
  expect(words.split(confirm)).toHaveLength(2)
  expect(words).not.toContain(forgot)
  expect(words.indexOf(confirm)).toBeGreaterThan(words.indexOf('Groet,'))
})

test('a mail of Klopt shows what it is about and the amount, and its dashes are a list', () => {
  const text = 'Hallo,\n\n- Eén\n- Twee & drie\n\nGroet,\nKlopt'
  const summary = { title: 'Factuur 1', facts: [{ label: 'Bedrag', value: '€ 14,52' }] }
  const { html } = kloptMail({ text, title: 'Factuur 1 van <Klopt>', summary })
  expect(html).toMatch(/<h1[^>]*>Factuur 1 van &lt;Klopt&gt;<\/h1>/)
  expect(html).toContain('€ 14,52')
  expect(html.match(/<li[^>]*>[^<]*<\/li>/g)).toHaveLength(2)
  expect(html).toContain('>Twee &amp; drie</li>')
})

test('under a letter that was made up the button leads on, wherever else its words lead', () => {
  const { html } = kloptMail({
    text: 'Kijk op\nhttps://elsewhere.example\n\nReageer in Klopt:\nhttps://klopt.example/tickets/7',
    html: letter.html,
    action: 'Bekijk het gesprek',
    address: 'https://klopt.example/tickets/7',
  })
  expect(html).toMatch(/href="https:\/\/klopt.example\/tickets\/7"[^>]*>Bekijk het gesprek<\/a>/)
  expect(html).not.toContain('elsewhere')
})

test.each([
  ['#005f6f', '#ffffff'],
  ['#ffd400', '#16202a'],
  ['#8a1c4a', '#ffffff'],
  ['#ffffff', '#16202a'],
  ['#000000', '#ffffff'],
])('words on %s are %s', (ground, words) => {
  expect(readableOn(ground)).toBe(words)
})
