import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import type { TreeProps } from './tree-types.ts'
import { Tree } from './tree.tsx'

const items = [
  {
    id: 'costs',
    label: 'Kosten',
    detail: '2',
    children: [
      { id: 'rent', label: 'Huur' },
      { id: 'travel', label: 'Reizen', children: [{ id: 'train', label: 'Trein' }] },
    ],
  },
  { id: 'sales', label: 'Omzet', children: [{ id: 'high', label: 'Hoog' }] },
  { id: 'bank', label: 'Bank' },
]

async function setUp(props: Partial<TreeProps> = {}) {
  const onSelect = vi.fn()
  const onOpenChange = vi.fn()
  const screen = await render(
    <>
      <Tree label="Grootboek" items={items} {...{ onSelect, onOpenChange }} {...props} />
      <button type="button">Verder</button>
    </>,
  )
  return { screen, onSelect, onOpenChange, item: (name: RegExp) => screen.getByRole('treeitem', { name }) }
}

afterEach(() => document.documentElement.removeAttribute('dir'))

test('is a tree that says of each row its level, place and whether it is open, and is clean for axe', async () => {
  const { screen, item } = await setUp({ defaultOpen: ['costs'], defaultSelected: 'rent' })
  await expect.element(screen.getByRole('tree', { name: 'Grootboek' })).toBeVisible()
  await expect.element(item(/^Kosten/)).toHaveAttribute('aria-expanded', 'true')
  const rent = item(/^Huur/)
  await expect.element(rent).toHaveAttribute('aria-selected', 'true')
  const said = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) =>
    rent.element().getAttribute(name),
  )
  expect(said).toEqual(['2', '1', '2', null])
  expect(screen.getByRole('treeitem').all()).toHaveLength(5)
  await expectAccessible()
})

test('is one stop for Tab: what is chosen, else the first', async () => {
  const { screen, item } = await setUp({ defaultOpen: ['costs'], defaultSelected: 'rent' })
  await userEvent.keyboard('{Tab}')
  await expect.element(item(/^Huur/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Verder' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(item(/^Reizen/)).toHaveFocus()
})

test('the arrows open, go in, go out and close', async () => {
  const { item, onOpenChange } = await setUp()
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(item(/^Kosten/)).toHaveAttribute('aria-expanded', 'true')
  await expect.element(item(/^Kosten/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item(/^Huur/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(item(/^Kosten/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(item(/^Huur/)).not.toBeInTheDocument()
  expect(onOpenChange.mock.calls).toEqual([[['costs']], [[]]])
})

test('from right to left the arrows are mirrored', async () => {
  document.documentElement.dir = 'rtl'
  const { item } = await setUp()
  await userEvent.keyboard('{Tab}{ArrowLeft}{ArrowLeft}')
  await expect.element(item(/^Huur/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item(/^Kosten/)).toHaveFocus()
})

test('Home, End, letters and the star', async () => {
  const { screen, item } = await setUp()
  await userEvent.keyboard('{Tab}{End}')
  await expect.element(item(/^Bank/)).toHaveFocus()
  await userEvent.keyboard('{Home}*')
  await expect.element(item(/^Hoog/)).toBeVisible()
  expect(screen.getByRole('treeitem', { expanded: true }).all()).toHaveLength(2)
  await userEvent.keyboard('om')
  await expect.element(item(/^Omzet/)).toHaveFocus()
})

test('Enter and Space choose, and a press does; the arrow of a row only opens it', async () => {
  const { item, onSelect } = await setUp({ defaultOpen: ['costs'] })
  await userEvent.keyboard('{Tab}{Enter}{ArrowDown} ')
  expect(onSelect.mock.calls).toEqual([['costs'], ['rent']])
  await userEvent.click(item(/^Bank/))
  await expect.element(item(/^Bank/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(item(/^Omzet/), { position: { x: 10, y: 16 } })
  await expect.element(item(/^Hoog/)).toBeVisible()
  expect(onSelect).toHaveBeenCalledTimes(3)
})

test('when what has the focus is closed away, Tab comes to what is left', async () => {
  function Owned() {
    const [open, setOpen] = useState<readonly string[]>(['costs'])
    return (
      <>
        <Tree label="Grootboek" items={items} open={open} onOpenChange={setOpen} selected={null} />
        <button type="button" onClick={() => setOpen([])}>
          Alles dicht
        </button>
      </>
    )
  }
  const screen = await render(<Owned />)
  await userEvent.click(screen.getByRole('treeitem', { name: /^Huur/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Alles dicht' }))
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(screen.getByRole('treeitem', { name: /^Kosten/ })).toHaveFocus()
})
