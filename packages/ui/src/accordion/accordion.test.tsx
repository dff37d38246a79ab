import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { expectAccessible } from '../testing/axe.ts'
import { Accordion, type AccordionItem, type AccordionProps } from './accordion.tsx'

const items: AccordionItem[] = [
  { value: 'a', title: 'Adres', content: <input aria-label="Straat" /> },
  { value: 'b', title: 'Afgesloten', disabled: true, content: 'Niets' },
  { value: 'c', title: 'Contact', detail: '2', content: 'Twee mensen' },
]

async function setUp(props: Partial<AccordionProps<string>> = {}) {
  const onOpenChange = vi.fn()
  const screen = await render(<Accordion items={items} onOpenChange={onOpenChange} {...props} />)
  return { screen, onOpenChange, head: (name: string) => screen.getByRole('button', { name }) }
}

test('each head is a button in a heading, tied to its panel, and clean for axe open and closed', async () => {
  const { screen, head } = await setUp({ defaultOpen: ['a'], headingLevel: 4 })
  expect(screen.getByRole('heading', { level: 4 }).all()).toHaveLength(3)
  await expect.element(head('Adres')).toHaveAttribute('aria-expanded', 'true')
  const region = screen.getByRole('region', { name: 'Adres' })
  expect(head('Adres').element().getAttribute('aria-controls')).toBe(region.element().id)
  await expect.element(head('Contact 2')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('region').all()).toHaveLength(1)
  await expectAccessible()
})

test('more than six parts are no landmarks', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((value) => ({ value, title: value, content: value }))
  const { screen } = await setUp({ items: many, defaultOpen: ['a'] })
  expect(screen.getByRole('region').query()).toBeNull()
})

test('Enter and Space open and close; Tab goes past what is disabled and into what is open', async () => {
  const { screen, head, onOpenChange } = await setUp()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(head('Adres')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByLabelText('Straat')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(head('Contact 2')).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(onOpenChange.mock.calls).toEqual([[['a']], [['a', 'c']]])
  await userEvent.keyboard(' ')
  expect(onOpenChange).toHaveBeenLastCalledWith(['a'])
})

test('what is closed takes no focus, and keeps what was typed', async () => {
  const { screen, head } = await setUp({ defaultOpen: ['a'] })
  await userEvent.fill(screen.getByLabelText('Straat'), 'Kade 1')
  await userEvent.click(head('Adres'))
  expect(screen.getByRole('textbox').query()).toBeNull()
  await userEvent.keyboard('{Tab}')
  await expect.element(head('Contact 2')).toHaveFocus()
  await userEvent.click(head('Adres'))
  await expect.element(screen.getByLabelText('Straat')).toHaveValue('Kade 1')
})

test('of a single accordion opening one closes the other', async () => {
  const { head, onOpenChange } = await setUp({ single: true, defaultOpen: ['a'] })
  await userEvent.click(head('Contact 2'))
  expect(onOpenChange).toHaveBeenCalledWith(['c'])
  await expect.element(head('Adres')).toHaveAttribute('aria-expanded', 'false')
})

test('the browser looks for text in what is closed, and opens it where it finds any', async () => {
  const { head } = await setUp()
  const panel = findElement('[hidden]')
  await expect.poll(() => panel.getAttribute('hidden')).toBe('until-found')
  expect(panel.getBoundingClientRect().height).toBe(0)
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
  await expect.element(head('Adres')).toHaveAttribute('aria-expanded', 'true')
  expect(panel.hasAttribute('hidden')).toBe(false)
})

test('shows what its owner says, and follows a change', async () => {
  function Owned() {
    const [open, setOpen] = useState<readonly string[]>(['c'])
    return <Accordion items={items} open={open} onOpenChange={setOpen} single />
  }
  const screen = await render(<Owned />)
  await expect.element(screen.getByText('Twee mensen')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Adres' }))
  await expect.element(screen.getByLabelText('Straat')).toBeVisible()
  await expect.element(screen.getByText('Twee mensen')).not.toBeVisible()
})
