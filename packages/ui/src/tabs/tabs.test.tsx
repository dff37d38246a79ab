import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Tabs, type TabItem } from './tabs.tsx'

const items: TabItem[] = [
  { value: 'artikelen', label: 'Artikelen', content: <input aria-label="Zoeken" /> },
  { value: 'beheer', label: 'Beheer', disabled: true, content: 'Beheer' },
  { value: 'tickets', label: 'Tickets', count: 2, content: 'Twee tickets' },
  { value: 'meer', label: 'Meer...', content: 'Schermdelen' },
]

async function setUp(props: { value?: string; items?: TabItem[] } = {}) {
  const onChange = vi.fn()
  const screen = await render(<Tabs label="Hulp" items={items} onChange={onChange} {...props} />)
  const tab = (name: string) => screen.getByRole('tab', { name })
  return { screen, tab, panel: screen.getByRole('tabpanel'), onChange }
}

test('is clean for axe and names its panel', async () => {
  const { screen } = await setUp()
  await expect.element(screen.getByRole('tabpanel', { name: 'Artikelen' })).toBeVisible()
  await expectAccessible()
})

test('arrows, Home and End show the next tab, round and past what is disabled', async () => {
  const { tab, panel, onChange } = await setUp()
  await userEvent.click(tab('Artikelen'))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Tickets 2')).toHaveFocus()
  await expect.element(panel).toHaveTextContent('Twee tickets')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(tab('Artikelen')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Meer...')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(tab('Artikelen')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tab('Meer...')).toHaveAttribute('aria-selected', 'true')
  expect(onChange).toHaveBeenLastCalledWith('meer')
})

test('is one stop for Tab, and the next is its panel', async () => {
  const { tab, panel } = await setUp()
  await userEvent.click(tab('Tickets 2'))
  await userEvent.keyboard('{Tab}')
  await expect.element(panel).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(tab('Tickets 2')).toHaveFocus()
})

test('a tab that disappears while it is shown makes room for the first', async () => {
  const { screen, panel } = await setUp({ value: 'tickets' })
  await expect.element(panel).toHaveTextContent('Twee tickets')
  await screen.rerender(<Tabs label="Hulp" items={items.filter(({ value }) => value !== 'tickets')} value="tickets" />)
  await expect.element(screen.getByRole('tabpanel', { name: 'Artikelen' })).toBeVisible()
})
