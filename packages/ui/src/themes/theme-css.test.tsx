import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { createTheme } from './create-theme.ts'

const theme = createTheme({ accent: '#b4237a', radius: 'large', density: 'roomy', font: 'Georgia, serif' })

afterEach(() => {
  document.adoptedStyleSheets = []
  delete document.documentElement.dataset['theme']
})

function adopt(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

const accentOf = (element: Element) => getComputedStyle(element).getPropertyValue('--klopt-color-accent')

test('a subtree wears a theme, its parts their schemes, and the page beside it stays as it was', async () => {
  adopt(theme.css('.mine'))
  const { container } = await render(
    <>
      <p>Buiten</p>
      <div className="mine">
        <Button variant="primary">Opslaan</Button>
        <p data-theme="dark">Donker</p>
        <p data-theme="contrast">Contrast</p>
      </div>
      <div className="mine" data-theme="dark">
        <p data-theme="light">Licht</p>
      </div>
    </>,
  )
  const [outside, dark, contrast, light] = container.querySelectorAll('p')
  const [mine, mineInDark] = container.querySelectorAll('.mine')
  if (!outside || !dark || !contrast || !light || !mine || !mineInDark) throw new Error('not rendered')
  expect(accentOf(outside)).not.toBe(accentOf(mine))
  expect(accentOf(mine)).toBe(theme.light.color.accent)
  expect(accentOf(dark)).toBe(theme.dark.color.accent)
  expect(accentOf(contrast)).toBe(theme.contrast.color.accent)
  expect(accentOf(mineInDark)).toBe(theme.dark.color.accent)
  expect(accentOf(light)).toBe(theme.light.color.accent)
  const button = container.querySelector('button')
  if (!button) throw new Error('no button')
  const look = getComputedStyle(button)
  expect(look.borderTopLeftRadius).toBe('6px')
  expect(look.fontFamily).toBe('Georgia, serif')
  expect(button.getBoundingClientRect().height).toBeCloseTo(39.6, 1)
  await expectAccessible()
})

test('the page wears a theme in the scheme it chose, and the theme goes when its sheet goes', async () => {
  const root = document.documentElement
  const before = accentOf(root)
  adopt(theme.css())
  expect(accentOf(root)).toBe(theme.light.color.accent)
  root.dataset['theme'] = 'dark'
  expect(accentOf(root)).toBe(theme.dark.color.accent)
  delete root.dataset['theme']
  document.adoptedStyleSheets = []
  expect(accentOf(root)).toBe(before)
})

test('one element wears a scheme by its style', async () => {
  const { container } = await render(
    <div style={theme.style('dark')}>
      <Button>Opslaan</Button>
    </div>,
  )
  const wearing = container.firstElementChild
  if (!wearing) throw new Error('not rendered')
  expect(accentOf(wearing)).toBe(theme.dark.color.accent)
  expect(getComputedStyle(wearing).colorScheme).toBe('dark')
})
