import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { emptyDocument } from './document.ts'
import { fromHtml } from './from-html.ts'
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'
import * as pasted from './testing/pasted.ts'
import { toHtml } from './to-html.ts'

const variables = [
  { name: 'klant', label: 'Naam van de klant' },
  { name: 'nummer', label: 'Factuurnummer' },
]

function Form({ html = '', ...rest }: Partial<RichTextEditorProps> & { html?: string }) {
  const [value, setValue] = useState(() => (html ? fromHtml(html, { variables: ['klant'] }) : emptyDocument))
  return (
    <>
      <button type="button" onClick={() => setValue(fromHtml('<p>van buiten</p>'))}>
        Vervang
      </button>
      <RichTextEditor label="Bericht" variables={variables} {...rest} value={value} onChange={setValue} />
      <output>{toHtml(value)}</output>
    </>
  )
}

const setUp = async (props: Parameters<typeof Form>[0] = {}) => {
  const screen = await render(<Form {...props} />)
  const text = screen.getByRole('textbox', { name: 'Bericht' })
  return {
    screen,
    text,
    html: screen.getByRole('status'),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  }
}

function paste(target: Element, data: Readonly<Record<string, string>>) {
  const clipboardData = new DataTransfer()
  for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('is named by its label, described by hint, error and counter, and clean for axe', async () => {
  const { text } = await setUp({ hint: 'Boven de factuur', error: 'Schrijf iets', maxLength: 20, placeholder: 'Beste' })
  await expect.element(text).toHaveAccessibleDescription('Schrijf iets Boven de factuur Nog 20 tekens')
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
})

test('a press on the label brings the cursor into the text', async () => {
  const { screen, text } = await setUp()
  await userEvent.click(screen.getByText('Bericht', { exact: true }))
  await expect.element(text).toHaveFocus()
})

test('the toolbar of a letter has what a mail needs', async () => {
  const { screen } = await setUp({ kind: 'letter' })
  const tools = screen.getByRole('toolbar').element().querySelectorAll('[data-tool]')
  expect([...tools].map((tool) => tool.getAttribute('data-tool'))).toEqual([
    'bold',
    'italic',
    'underline',
    'bullets',
    'numbers',
    'link',
    'undo',
    'redo',
  ])
})

test('keys make text bold, slanted, underlined and code, and take it back', async () => {
  const { text, html } = await setUp()
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}b{/Control}a{Control>}b{/Control}{Control>}i{/Control}b{Control>}i{/Control}')
  await userEvent.keyboard('{Control>}u{/Control}c{Control>}u{/Control}{Control>}e{/Control}d')
  await expect.element(html).toHaveTextContent('<p><strong>a</strong><em>b</em><u>c</u><code>d</code></p>')
})

test('what is typed at the start of a line makes headings, lists and quotes', async () => {
  const { text, html } = await setUp()
  await userEvent.click(text)
  await userEvent.keyboard('## Kop{Enter}- een{Enter}twee{Enter}{Enter}3. drie{Enter}{Enter}> vier')
  await expect
    .element(html)
    .toHaveTextContent(
      '<h2>Kop</h2><ul><li><p>een</p></li><li><p>twee</p></li></ul><ol start="3"><li><p>drie</p></li></ol><blockquote><p>vier</p></blockquote>',
    )
})

test('buttons do what they say, show what is on and can be undone', async () => {
  const { text, html, button } = await setUp({ html: '<p>tekst</p>' })
  await userEvent.click(text)
  await userEvent.click(button('Tussenkop'))
  await expect.element(html).toHaveTextContent('<h3>tekst</h3>')
  await expect.element(button('Tussenkop')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button('Tussenkop'))
  await userEvent.click(button('Genummerde lijst'))
  await expect.element(html).toHaveTextContent('<ol><li><p>tekst</p></li></ol>')
  await userEvent.click(button('Opsomming'))
  await expect.element(html).toHaveTextContent('<ul><li><p>tekst</p></li></ul>')
  await userEvent.click(button('Opsomming'))
  await userEvent.click(button('Citaat'))
  await expect.element(html).toHaveTextContent('<blockquote><p>tekst</p></blockquote>')
  await userEvent.click(button('Ongedaan maken'))
  await expect.element(html).toHaveTextContent('<p>tekst</p>')
  await userEvent.click(button('Opnieuw'))
  await expect.element(html).toHaveTextContent('<blockquote><p>tekst</p></blockquote>')
  await expect.element(text).toHaveFocus()
})

test('the toolbar is one stop for Tab, and arrows, Home and End walk through it', async () => {
  const { screen, text, button } = await setUp()
  const toolbar = screen.getByRole('toolbar', { name: 'Opmaak' })
  await expect.element(toolbar).toBeVisible()
  await userEvent.click(button('Vervang'))
  await userEvent.tab()
  await expect.element(button('Vet')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(button('Cursief')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(button('Opnieuw')).toHaveFocus()
  await userEvent.tab()
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  await expect.element(button('Opnieuw')).toHaveFocus()
  await userEvent.keyboard('{End}{Home}')
  await expect.element(button('Vet')).toHaveFocus()
})

test('a link is asked for, read as people type it, changed and taken away', async () => {
  const { screen, text, html, button } = await setUp({ html: '<p>hulp</p>' })
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
  const address = screen.getByLabelText('Adres')
  await userEvent.fill(address, 'javascript:alert(1)')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/Dit is geen adres voor een link/)).toBeVisible()
  await userEvent.fill(address, 'klopt.nl')
  await userEvent.keyboard('{Enter}')
  await expect.element(html).toHaveTextContent('<p><a href="https://klopt.nl/" rel="noopener">hulp</a></p>')
  await expect.element(text).toHaveFocus()
  await userEvent.click(button('Link'))
  await expect.element(screen.getByLabelText('Adres')).toHaveValue('https://klopt.nl/')
  await userEvent.click(button('Link verwijderen'))
  await expect.element(html).toHaveTextContent('<p>hulp</p>')
})

test('a link to a host that is not allowed is refused with the hosts that are', async () => {
  const { screen, button } = await setUp({ links: { hosts: ['klopt.nl'] } })
  await userEvent.click(button('Link'))
  await userEvent.fill(screen.getByLabelText('Adres'), 'www.example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Hier kan geen link naartoe. Kies een adres van klopt.nl.')).toBeVisible()
})

test('variables come from the menu and from what is typed, as chips that go as a whole', async () => {
  const { screen, text, html, button } = await setUp()
  await userEvent.click(text)
  await userEvent.click(button('Variabele invoegen'))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Naam van de klant' }))
  await userEvent.keyboard(' {{{{nummer}} {{{{onzin}}')
  await expect.element(html).toHaveTextContent('<p>{{klant}} {{nummer}} {{onzin}}</p>')
  expect([...text.element().querySelectorAll('[data-variable]')].map(({ textContent }) => textContent)).toEqual([
    '{{klant}}',
    '{{nummer}}',
  ])
  for (let step = 0; step < ' {{onzin}}'.length; step += 1) await userEvent.keyboard('{Backspace}')
  await userEvent.keyboard('{Backspace}')
  await expect.element(html).toHaveTextContent('<p>{{klant}} </p>')
  for (const key of ['{ArrowLeft}', '{ArrowLeft}']) await userEvent.keyboard(key)
  await expect.poll(() => text.element().querySelector('.ProseMirror-selectednode')).not.toBeNull()
  await userEvent.keyboard('{Delete}')
  await expect.element(html).toHaveTextContent('<p> </p>')
})

test('what is pasted from Word arrives as a list, and pictures do not arrive', async () => {
  const { text, html } = await setUp()
  await userEvent.click(text)
  paste(text.element(), { 'text/html': pasted.wordList, 'text/plain': 'anders' })
  await expect
    .element(html)
    .toHaveTextContent(
      '<ul><li><p>Ontwerp</p><ul><li><p>Schetsen</p></li></ul></li><li><p>Bouw</p></li></ul><p>Daarna:</p><ol start="3"><li><p>Oplevering</p></li><li><p>Nazorg</p></li></ol>',
    )
})

test('a variable of which the value is known shows it, and stays a variable', async () => {
  const known = [{ name: 'klant', label: 'Naam van de klant', value: 'Bakkerij De Zon' }]
  const { text, html } = await setUp({ html: '<p>Beste {{klant}},</p>', variables: known })
  await expect.element(text).toHaveTextContent('Beste Bakkerij De Zon,')
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control} dag')
  await expect.element(text).toHaveTextContent('Beste Bakkerij De Zon, dag')
  await expect.element(html).toHaveTextContent('<p>Beste {{klant}}, dag</p>')
})

test('pasted text keeps its lines and pasted variables become chips', async () => {
  const { text, html } = await setUp()
  await userEvent.click(text)
  paste(text.element(), { 'text/plain': 'een\ntwee' })
  await expect.element(html).toHaveTextContent('<p>een</p><p>twee</p>')
  paste(text.element(), { 'text/html': '<b>Dag {{klant}}</b><img src="x">' })
  await expect.element(html).toHaveTextContent('<p>een</p><p>twee<strong>Dag {{klant}}</strong></p>')
  expect(text.element().querySelector('[data-variable=klant]')).not.toBeNull()
})

test('counts what is left, and says how much is too much', async () => {
  const { screen, text } = await setUp({ maxLength: 4 })
  await userEvent.click(text)
  await userEvent.keyboard('abc')
  await expect.element(screen.getByText('Nog 1 teken', { exact: true })).toBeVisible()
  await userEvent.keyboard('def')
  await expect.element(screen.getByText('2 tekens te veel')).toBeVisible()
})

test('follows a value from outside', async () => {
  const { text, button } = await setUp({ html: '<p>oud</p>' })
  await userEvent.click(button('Vervang'))
  await expect.element(text).toHaveTextContent('van buiten')
})

test('cannot be written in while disabled, and says so', async () => {
  const { text, button } = await setUp({ html: '<p>vast</p>', disabled: true })
  await expect.element(text).toHaveAttribute('contenteditable', 'false')
  await expect.element(text).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Vet')).toBeDisabled()
})

test('tells that it was left once focus is outside its text and toolbar', async () => {
  const onBlur = vi.fn()
  const { text, button } = await setUp({ onBlur })
  await userEvent.click(text)
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.click(button('Vervang'))
  expect(onBlur).toHaveBeenCalledOnce()
})
