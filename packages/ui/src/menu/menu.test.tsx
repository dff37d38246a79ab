import { Pencil, Trash2 } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { overlays } from '../overlay/overlays.ts'
import { expectAccessible } from '../testing/axe.ts'
import type { MenuEntry } from './menu-entry.ts'
import { Menu } from './menu.tsx'
import { findElement } from '../overlay/find-element.ts'

async function setUp(onSelect = vi.fn<(what: string) => void>()) {
  const items: MenuEntry[] = [
    { label: 'Bewerken', icon: Pencil, onSelect: () => onSelect('bewerken') },
    { label: 'Kopiëren', hint: 'Ctrl C', onSelect: () => onSelect('kopiëren') },
    { label: 'Crediteren', disabled: true, onSelect: () => onSelect('crediteren') },
    'separator',
    {
      heading: 'Weergave',
      items: [
        { label: 'Lijst', checked: true },
        { label: 'Kaarten', checked: false },
      ],
    },
    { label: 'Openen', href: '#openen' },
    { label: 'Verwijderen', icon: Trash2, danger: true, onSelect: () => onSelect('verwijderen') },
  ]
  const screen = await render(<Menu trigger={<Button>Acties</Button>} items={items} header="Factuur 2026-0091" />)
  const trigger = screen.getByRole('button', { name: 'Acties' })
  const item = (name: string) => screen.getByRole('menuitem', { name: new RegExp(`^${name}`, 'u') })
  return { screen, trigger, item, menu: screen.getByRole('menu', { name: 'Acties' }), onSelect }
}

test('is clean for axe, closed and open', async () => {
  const { trigger, menu } = await setUp()
  await expectAccessible()
  await userEvent.click(trigger)
  await expect.element(menu).toBeVisible()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible()
})

test('arrows open it at either end and go round; Home and End go to the ends', async () => {
  const { trigger, item } = await setUp()
  trigger.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Bewerken')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Verwijderen')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(item('Kopiëren')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('Verwijderen')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('Bewerken')).toHaveFocus()
  await userEvent.keyboard('{Escape}{ArrowUp}')
  await expect.element(item('Verwijderen')).toHaveFocus()
})

test('typing goes to the item that begins so', async () => {
  const { trigger, item } = await setUp()
  await userEvent.click(trigger)
  await userEvent.keyboard('ve')
  await expect.element(item('Verwijderen')).toHaveFocus()
})

test.each([
  ['Escape', '{Escape}', []],
  ['Enter, which chooses', '{Enter}', [['bewerken']]],
  ['Space, which chooses', ' ', [['bewerken']]],
])('%s closes it and brings focus back', async (_name, keys, calls) => {
  const { trigger, menu, onSelect } = await setUp()
  trigger.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard(keys)
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  expect(onSelect.mock.calls).toEqual(calls)
})

test('a press outside closes it, and so does a press on its button', async () => {
  const { trigger, menu } = await setUp()
  await userEvent.click(trigger)
  await userEvent.click(document.body, { position: { x: 600, y: 600 } })
  await expect.element(menu).not.toBeInTheDocument()
  await userEvent.click(trigger)
  await expect.element(menu).toBeVisible()
  await userEvent.click(trigger)
  await expect.element(menu).not.toBeInTheDocument()
})

test('a disabled item can be found but not chosen', async () => {
  const { trigger, item, menu, onSelect } = await setUp()
  await userEvent.click(trigger)
  await userEvent.keyboard('cr{Enter}')
  await expect.element(item('Crediteren')).toHaveFocus()
  await expect.element(menu).toBeVisible()
  expect(onSelect).not.toHaveBeenCalled()
})

test('Space follows an item that is a link', async () => {
  const { trigger, menu } = await setUp()
  await userEvent.click(trigger)
  await userEvent.keyboard('op ')
  await expect.element(menu).not.toBeInTheDocument()
  expect(location.hash).toBe('#openen')
})

test('choosing in a menu in a row that can be clicked does not click the row', async () => {
  const onRow = vi.fn()
  const screen = await render(
    <div {...{ onClick: onRow }}>
      <Menu trigger={<Button>Acties</Button>} items={[{ label: 'Bewerken' }]} />
    </div>,
  )
  await userEvent.click(screen.getByRole('button'))
  onRow.mockClear()
  await userEvent.click(screen.getByRole('menuitem'))
  expect(onRow).not.toHaveBeenCalled()
})

test('in a dialog, Escape and a press outside close the menu and not the dialog', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Modal open onClose={onClose} title="Titel">
      <Menu trigger={<Button>Acties</Button>} items={[{ label: 'Bewerken' }]} />
    </Modal>,
  )
  const trigger = screen.getByRole('button', { name: 'Acties' })
  await userEvent.click(trigger)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.click(trigger)
  await userEvent.click(findElement('dialog'), { position: { x: 5, y: 5 } })
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test('unmounting while it is open leaves no layer behind', async () => {
  const { screen, trigger } = await setUp()
  await userEvent.click(trigger)
  await screen.unmount()
  expect(overlays.getLayers()).toEqual([])
})
