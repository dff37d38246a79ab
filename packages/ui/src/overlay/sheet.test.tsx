import { useRef, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Menu } from '../menu/menu.tsx'
import { Select } from '../select/select.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { overlays } from './overlays.ts'
import { Popover } from './popover.tsx'

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(1280, 800))

const terms = [
  { value: 7, label: '7 dagen' },
  { value: 14, label: '14 dagen' },
  { value: 30, label: '30 dagen' },
]
function Filter() {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button ref={anchor} onClick={() => setOpen(!open)}>
        Filter
      </Button>
      {open && (
        <Popover anchor={anchor} onClose={() => setOpen(false)} role="dialog" aria-label="Filter">
          <input aria-label="Zoeken" />
        </Popover>
      )}
    </>
  )
}
function Days() {
  const [date, setDate] = useState<string | null>('2026-11-20')
  return <DateField label="Datum" value={date} onChange={setDate} today="2026-11-29" />
}

interface Opened {
  what: string
  content: ReactNode
  opener: { role: 'button' | 'combobox'; name: string }
  title: string
  /** What has the focus once it is open. */
  focused: string
}
const opened: Opened[] = [
  {
    what: 'Select',
    content: <Select label="Termijn" options={terms} />,
    opener: { role: 'combobox', name: 'Termijn' },
    title: 'Termijn',
    focused: '[role=listbox]',
  },
  {
    what: 'Select with a search field',
    content: <Select searchable label="Termijn" options={terms} />,
    opener: { role: 'combobox', name: 'Termijn' },
    title: 'Termijn',
    focused: 'input',
  },
  {
    what: 'Menu',
    content: <Menu trigger={<Button>Meer</Button>} items={[{ label: 'Kopiëren', onSelect: () => undefined }]} />,
    opener: { role: 'button', name: 'Meer' },
    title: 'Meer',
    focused: '[role=menuitem]',
  },
  {
    what: 'DateField',
    content: <Days />,
    opener: { role: 'button', name: 'Kies een datum' },
    title: 'Kies een datum',
    focused: '[role=gridcell] button, td button',
  },
  {
    what: 'Popover',
    content: <Filter />,
    opener: { role: 'button', name: 'Filter' },
    title: 'Filter',
    focused: 'input',
  },
]

describe.each(opened)('on a phone the sheet of a $what', ({ content, opener, title, focused }) => {
  const open = async () => {
    const screen = await render(
      <>
        <button type="button">Ervoor</button>
        {content}
        <button type="button">Erachter</button>
      </>,
    )
    const button = screen.getByRole(opener.role, { name: opener.name }).first()
    await userEvent.click(button)
    const sheet = screen.getByRole('dialog', { name: title })
    await expect.element(sheet).toBeVisible()
    return { screen, button, sheet: sheet.element() as HTMLDialogElement }
  }
  const box = (sheet: Element) => (sheet.firstElementChild as Element).getBoundingClientRect()

  test('stands at the foot of the window, is as wide, and is clean for axe', async () => {
    const { sheet } = await open()
    await expect.poll(() => Math.round(box(sheet).bottom)).toBe(844)
    expect([box(sheet).left, box(sheet).right]).toEqual([0, 390])
    await expectAccessible()
  })

  test('has the focus, and Tab stays in it both ways', async () => {
    const { sheet } = await open()
    await expect.poll(() => document.activeElement?.matches(focused)).toBe(true)
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(key)
      expect(sheet.contains(document.activeElement)).toBe(true)
    }
  })

  test.each(['Escape', 'the back gesture', 'its cross', 'a press beside it'])(
    'is closed by %s, and gives the focus back',
    async (way) => {
      const { screen, button, sheet } = await open()
      if (way === 'Escape') await userEvent.keyboard('{Escape}')
      // What a browser tells a dialog when somebody goes back.
      if (way === 'the back gesture') sheet.dispatchEvent(new Event('cancel', { cancelable: true }))
      if (way === 'its cross') await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
      if (way === 'a press beside it') await userEvent.click(sheet, { position: { x: 100, y: 20 } })
      await expect.poll(() => document.querySelector('dialog')).toBeNull()
      await expect.poll(() => document.activeElement).toBe(button.element())
      expect(overlays.getLayers()).toEqual([])
    },
  )

  test('has 44 px for each thing that is pressed', async () => {
    const { sheet } = await open()
    const pressed = [...sheet.querySelectorAll<HTMLElement>('[role=option], [role=menuitem], td button')]
    const heights = pressed.map((element) => element.getBoundingClientRect().height)
    expect(heights.filter((height) => height < 44)).toEqual([])
  })
})

test('an option of a sheet is chosen by key and by a press', async () => {
  const screen = await render(<Select label="Termijn" options={terms} />)
  const select = screen.getByRole('combobox', { name: 'Termijn' })
  await userEvent.click(select)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(select).toHaveTextContent('14 dagen')
  await userEvent.click(select)
  await userEvent.click(screen.getByRole('option', { name: '30 dagen' }))
  await expect.element(select).toHaveTextContent('30 dagen')
})

test('a list under a field that is typed in stays there, above the keyboard of the phone', async () => {
  const screen = await render(<Combobox label="Relatie" options={terms} value={null} onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Relatie' }))
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  expect(document.querySelector('dialog')).toBeNull()
})

test('with more room it floats beside its anchor', async () => {
  await page.viewport(600, 844)
  const screen = await render(<Filter />)
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await expect.element(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  expect(document.querySelector('dialog')).toBeNull()
})
