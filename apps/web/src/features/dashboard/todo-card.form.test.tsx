import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { TodoCard } from './todo-card.tsx'

afterEach(() => vi.unstubAllGlobals())

const things = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'drafts' as const,
    title: `Concept ${index + 1} afmaken`,
    detail: 'nog niet verstuurd',
    href: '/v2/administrations/1/invoices',
  }))

test('of many things the first five are shown, and the rest is one press away, where the focus goes on', async () => {
  const { screen } = await openForm(<TodoCard todo={things(9)} />, {})
  await expect.element(screen.getByText('9 dingen')).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(5)
  await screen.getByRole('button', { name: 'Alle 9 tonen' }).click()
  expect(screen.getByRole('link').elements()).toHaveLength(9)
  await expect.element(screen.getByRole('link', { name: /^Concept 6 afmaken/ })).toHaveFocus()
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('a single one more needs no press', async () => {
  const { screen } = await openForm(<TodoCard todo={things(6)} />, {})
  expect(screen.getByRole('link').elements()).toHaveLength(6)
})
