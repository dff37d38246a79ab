import { createRoot, type Root } from 'react-dom/client'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { Button } from '../../button/button.tsx'
import { DateField } from '../../date-field/date-field.tsx'
import { Menu } from '../../menu/menu.tsx'
import { findElement } from '../../overlay/find-element.ts'
import { focusedElement } from '../../overlay/focused-element.ts'
import { OverlayContainer } from '../../overlay/overlay-container.tsx'
import { OverlayHost } from '../../overlay/overlay-host.tsx'
import { overlays } from '../../overlay/overlays.ts'
import { Pane } from '../../pane/pane.tsx'
import { Select } from '../../select/select.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { toast } from '../../toast/toast.ts'
import { Tooltip } from '../../tooltip/tooltip.tsx'

const options = ['ING', 'Rabobank', 'Knab'].map((label) => ({ value: label, label }))

function App() {
  const [open, setOpen] = useState(false)
  const [bank, setBank] = useState<string | null>(null)
  return (
    <>
      <Tooltip content="Opent een paneel">
        <Button variant="primary" onClick={() => setOpen(true)}>
          Nieuwe relatie
        </Button>
      </Tooltip>
      <Pane open={open} onClose={() => setOpen(false)} title="Relatie">
        <TextField label="Naam" />
        <Select label="Bank" options={options} value={bank} onChange={setBank} />
        <DateField label="Datum" value={null} onChange={() => {}} today="2026-11-20" />
        <Menu trigger={<Button>Acties</Button>} items={[{ label: 'Bewerken' }, { label: 'Verwijderen' }]} />
      </Pane>
      <OverlayHost />
    </>
  )
}

let frame: HTMLIFrameElement
let inside: Document
let root: Root

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'))
  Object.assign(frame.style, { width: '1000px', height: '700px' })
  frame.dataset['testid'] = 'frame'
  if (!frame.contentDocument) throw new Error('The frame has no page')
  inside = frame.contentDocument
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
  inside.head.appendChild(inside.createElement('style')).textContent = rules.join('\n')
  const app = inside.body.appendChild(inside.createElement('div'))
  const container = inside.body.appendChild(inside.createElement('div'))
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
  frame.remove()
})

const within = () => page.frameLocator(page.getByTestId('frame'))

const openPane = async () => {
  await userEvent.click(within().getByRole('button', { name: 'Nieuwe relatie' }))
  await expect.poll(() => inside.querySelector('dialog[open]')).not.toBeNull()
  return findElement('dialog', inside)
}

/** What has focus in the page of the frame, by its label or its text. */
function nameOfFocused(): string | null | undefined {
  const focused = focusedElement()
  const label = focused?.id ? inside.querySelector(`label[for="${CSS.escape(focused.id)}"]`) : null
  return (label ?? focused)?.textContent
}

async function hasFocus(name: string): Promise<void> {
  await expect.poll(nameOfFocused).toBe(name)
}

test('overlays lie in the page of the frame, and so does what they tell', async () => {
  const dialog = await openPane()
  expect(dialog.ownerDocument).toBe(inside)
  toast.success('Bewaard')
  await expect.poll(() => dialog.textContent).toContain('Bewaard')
  expect(document.querySelectorAll('dialog, [data-klopt-overlay-host]')).toHaveLength(0)
})

test('focus comes in, stays in and goes back', async () => {
  const dialog = await openPane()
  await hasFocus('Naam')
  for (let step = 0; step < 8; step += 1) {
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => dialog.contains(focusedElement())).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => inside.querySelector('dialog[open]')).toBeNull()
  await hasFocus('Nieuwe relatie')
})

test('the page of the frame does not scroll behind a pane, and the page around it does', async () => {
  await openPane()
  expect(inside.documentElement.style.overflow).toBe('hidden')
  expect(document.documentElement.style.overflow).toBe('')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => inside.documentElement.style.overflow).toBe('')
})

test('menus, lists and calendars answer keys and presses beside them', async () => {
  await openPane()
  await userEvent.click(within().getByRole('button', { name: 'Acties' }))
  await userEvent.keyboard('{ArrowDown}')
  await hasFocus('Verwijderen')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => inside.querySelector('[role=menu]')).toBeNull()
  const bank: Locator = within().getByRole('combobox', { name: 'Bank' })
  await userEvent.click(bank)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => inside.querySelector('[role=combobox]')?.textContent).toContain('Rabobank')
  await userEvent.click(within().getByRole('textbox', { name: 'Datum' }))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => inside.querySelector('[role=grid]')).not.toBeNull()
  await userEvent.click(within().getByRole('heading', { name: 'Relatie' }))
  await expect.poll(() => inside.querySelector('[role=grid]')).toBeNull()
  expect(inside.querySelector('dialog[open]')).not.toBeNull()
})

test('the tooltip finds its trigger, stands beside it and describes it', async () => {
  await userEvent.hover(within().getByRole('button', { name: 'Nieuwe relatie' }))
  await expect.poll(() => findElement('#klopt-tooltip', inside).matches(':popover-open')).toBe(true)
  const [tooltip, button] = [findElement('#klopt-tooltip', inside), findElement('button', inside)]
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id)
  await expect
    .poll(() => Math.abs(tooltip.getBoundingClientRect().top - button.getBoundingClientRect().bottom))
    .toBeLessThan(12)
})
