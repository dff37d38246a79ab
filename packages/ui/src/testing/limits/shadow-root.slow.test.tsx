import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { Button } from '../../button/button.tsx'
import { Menu } from '../../menu/menu.tsx'
import { findElement } from '../../overlay/find-element.ts'
import { focusedElement } from '../../overlay/focused-element.ts'
import { OverlayContainer } from '../../overlay/overlay-container.tsx'
import { OverlayHost } from '../../overlay/overlay-host.tsx'
import { overlays } from '../../overlay/overlays.ts'
import { Pane } from '../../pane/pane.tsx'
import { Select } from '../../select/select.tsx'
import { light } from '../../themes/light.ts'
import { dark } from '../../themes/dark.ts'
import { TextField } from '../../text-field/text-field.tsx'
import { toast } from '../../toast/toast.ts'
import { Tooltip } from '../../tooltip/tooltip.tsx'

const options = ['ING', 'Rabobank', 'Knab'].map((label) => ({ value: label, label }))

function App() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip content="Opent een paneel">
        <Button variant="primary" onClick={() => setOpen(true)}>
          Nieuwe relatie
        </Button>
      </Tooltip>
      <Pane open={open} onClose={() => setOpen(false)} title="Relatie">
        <TextField label="Naam" />
        <Select label="Bank" options={options} value={null} onChange={() => {}} />
        <Menu trigger={<Button>Acties</Button>} items={[{ label: 'Bewerken' }, { label: 'Verwijderen' }]} />
      </Pane>
      <OverlayHost />
    </>
  )
}

/** The styles of the page as one sheet, which a published package has in `styles.css`. */
function sheet(): CSSStyleSheet {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
  const styles = new CSSStyleSheet()
  styles.replaceSync(rules.join('\n'))
  return styles
}

let host: HTMLElement
let shadow: ShadowRoot
let root: Root

beforeEach(() => {
  host = document.body.appendChild(document.createElement('klopt-island'))
  shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheet()]
  const app = shadow.appendChild(document.createElement('div'))
  const container = shadow.appendChild(document.createElement('div'))
  root = createRoot(app)
  root.render(
    <OverlayContainer element={container}>
      <App />
    </OverlayContainer>,
  )
})
afterEach(() => {
  overlays.toasts.clear()
  root.unmount()
  host.remove()
})

const openPane = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Nieuwe relatie' }))
  const dialog = page.getByRole('dialog', { name: 'Relatie' })
  await expect.element(dialog).toBeVisible()
  return dialog
}

/** `document.activeElement` stops at the border of the root. */
async function hasFocus(locator: Locator): Promise<void> {
  await expect.poll(() => focusedElement() === locator.element()).toBe(true)
}

test('overlays lie inside the root and have its styles', async () => {
  const dialog = await openPane()
  expect(dialog.element().getRootNode()).toBe(shadow)
  expect(findElement('dialog > div', shadow).getBoundingClientRect().width).toBe(560)
  toast.success('Bewaard')
  const toasts = page.getByRole('region', { name: 'Meldingen' })
  await expect.element(toasts.getByRole('listitem')).toBeVisible()
  expect(toasts.element().getRootNode()).toBe(shadow)
  expect(document.querySelectorAll('dialog, [data-klopt-overlay-host]')).toHaveLength(0)
})

test('focus comes in, stays in and goes back', async () => {
  const dialog = await openPane()
  await hasFocus(page.getByLabelText('Naam'))
  for (let step = 0; step < 8; step += 1) {
    await userEvent.keyboard('{Tab}')
    expect(dialog.element().contains(focusedElement())).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await hasFocus(page.getByRole('button', { name: 'Nieuwe relatie' }))
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})

test('the page behind does not scroll, a press beside a pane closes it', async () => {
  const dialog = await openPane()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await userEvent.click(findElement('dialog', shadow), { position: { x: 5, y: 5 } })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('menus and lists answer the keyboard', async () => {
  await openPane()
  await userEvent.click(page.getByRole('button', { name: 'Acties' }))
  await userEvent.keyboard('{ArrowDown}')
  await hasFocus(page.getByRole('menuitem', { name: 'Verwijderen' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('combobox', { name: 'Bank' }))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Rabobank' })).toHaveAttribute('data-active')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Relatie' })).toBeVisible()
})

test('the tooltip finds its trigger and describes it', async () => {
  const button = page.getByRole('button', { name: 'Nieuwe relatie' })
  await userEvent.hover(button)
  await expect.poll(() => findElement('#klopt-tooltip', shadow).matches(':popover-open')).toBe(true)
  await expect.element(button).toHaveAccessibleDescription('Opent een paneel')
})

test('the theme is that of its host', async () => {
  await expect.element(page.getByRole('button', { name: 'Nieuwe relatie' })).toBeVisible()
  const surface = () => getComputedStyle(host).getPropertyValue('--klopt-color-surface')
  host.dataset['theme'] = 'light'
  expect(surface()).toBe(light.color.surface)
  host.dataset['theme'] = 'dark'
  expect(surface()).toBe(dark.color.surface)
})
