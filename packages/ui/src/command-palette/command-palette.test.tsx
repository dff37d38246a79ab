import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import type { Command } from './command.ts'
import { CommandPalette } from './command-palette.tsx'

async function setUp(loadCommands?: (search: string, signal: AbortSignal) => Promise<readonly Command[]>) {
  const onSelect = vi.fn<(id: string) => void>()
  const command = (id: string, label: string, group: string): Command => ({
    id,
    label,
    group,
    onSelect: () => onSelect(id),
  })
  const commands = [
    command('bank', 'Bank', 'Ga naar'),
    command('btw', 'Btw', 'Ga naar'),
    { ...command('nieuw', 'Nieuwe factuur', 'Doen'), shortcut: 'N' },
  ]
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <input aria-label="Kenmerk" />
        <CommandPalette
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          commands={commands}
          loadCommands={loadCommands}
        />
      </>
    )
  }
  const screen = await render(<Page />)
  await userEvent.click(screen.getByLabelText('Kenmerk'))
  await userEvent.keyboard('{Control>}k{/Control}')
  return { screen, field: screen.getByRole('combobox', { name: 'Zoeken' }), onSelect }
}

test('Ctrl K opens it from a field, ready to type, and Escape goes back there', async () => {
  const { screen, field } = await setUp()
  await expect.element(field).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Kenmerk')).toHaveFocus()
})

test('typing finds, arrows move, Enter does it and closes', async () => {
  const { field, onSelect } = await setUp()
  await userEvent.keyboard('b{ArrowDown}{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  expect(onSelect.mock.calls).toEqual([['btw']])
})

test('a key stands at the end of its line, with no room kept for what a palette never has', async () => {
  const { screen } = await setUp()
  const end = screen.getByText('N', { exact: true }).element().getBoundingClientRect().right
  expect(
    screen
      .getByRole('option', { name: /Nieuwe factuur/ })
      .element()
      .getBoundingClientRect().right - end,
  ).toBe(10)
})

test('says so when nothing is found, and begins anew the next time', async () => {
  const { screen, field } = await setUp()
  await userEvent.keyboard('xyz')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Niets gevonden')
  await userEvent.keyboard('{Enter}{Escape}{Control>}k{/Control}')
  await expect.element(field).toHaveValue('')
})

test('adds what is found elsewhere to what is here', async () => {
  const onSelect = vi.fn()
  const { screen } = await setUp((search) =>
    Promise.resolve([{ id: 'r1', label: `Bakkerij ${search}`, group: 'Relaties', onSelect }]),
  )
  await userEvent.keyboard('ba')
  await expect.element(screen.getByRole('option', { name: 'Bakkerij ba' })).toBeVisible()
  await userEvent.click(screen.getByRole('option', { name: 'Bakkerij ba' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
})

test('says so when what is elsewhere could not be searched, and keeps what is here', async () => {
  const { screen } = await setUp(() => Promise.reject(new Error('offline')))
  await userEvent.keyboard('btw')
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^Niet alles kon worden doorzocht/)
  await expect.element(screen.getByRole('option', { name: 'Btw' })).toBeVisible()
})

test('a list that goes on ends within a row that fades, clear of what Enter would choose, until its end is in sight', async () => {
  const found = Array.from({ length: 12 }, (_, index) => ({
    id: `f${index}`,
    label: `Factuur ${index}`,
    description: 'Bakkerij De Korst',
    group: 'Facturen',
    onSelect: () => {},
  }))
  const { screen } = await setUp(() => Promise.resolve(found))
  await userEvent.keyboard('factuur')
  const list = screen.getByRole('listbox')
  const fades = () => getComputedStyle(list.element()).maskImage !== 'none'
  await expect.poll(fades).toBe(true)
  const foot = () => list.element().getBoundingClientRect().bottom
  const rowAtFoot = () =>
    screen
      .getByRole('option')
      .elements()
      .map((row) => row.getBoundingClientRect())
      .find(({ top, bottom }) => top < foot() && bottom > foot())
  expect(foot() - (rowAtFoot()?.top ?? 0)).toBeCloseTo((rowAtFoot()?.height ?? 0) / 2, 0)
  for (let index = 0; index < 12; index += 1) {
    const lit = list.element().querySelector('[data-active]')?.getBoundingClientRect()
    expect(lit && lit.bottom <= foot() - (fades() ? 26 : 0) + 0.5).toBe(true)
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await userEvent.keyboard('{ArrowDown}')
  }
  await expect.poll(fades).toBe(false)
})

test('a list that fits has no end that fades', async () => {
  const { screen } = await setUp()
  await expect.element(screen.getByRole('option', { name: 'Bank' })).toBeVisible()
  expect(getComputedStyle(screen.getByRole('listbox').element()).maskImage).toBe('none')
})

test('on a phone its list has the room that is left, and less while the keyboard is up', async () => {
  await page.viewport(390, 800)
  const many = Array.from({ length: 30 }, (_, index) => ({
    id: `f${index}`,
    label: `Factuur ${index}`,
    group: 'Facturen',
    onSelect: () => undefined,
  }))
  const { screen } = await setUp(async () => many)
  await userEvent.keyboard('fac')
  const list = screen.getByRole('listbox')
  const foot = () => list.element().getBoundingClientRect().bottom
  await expect.poll(foot).toBeGreaterThan(740)
  expect(foot()).toBeLessThanOrEqual(800)
  const height = vi.spyOn(VisualViewport.prototype, 'height', 'get').mockReturnValue(420)
  window.visualViewport?.dispatchEvent(new Event('resize'))
  expect(foot()).toBeLessThanOrEqual(420)
  expect(foot()).toBeGreaterThan(360)
  height.mockRestore()
  await page.viewport(1280, 800)
})
