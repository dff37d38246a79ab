import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { DetailHeader } from './detail-header.tsx'

test('has the way back, one heading with its state, and its actions in the order of Tab', async () => {
  const onNext = vi.fn()
  const screen = await render(
    <DetailHeader
      back={{ label: 'Facturen', href: '#facturen?status=late' }}
      title="Factuur 2026-0038"
      badge={<Badge tone="danger">Te laat</Badge>}
      description="Gemeente Haarlem"
      onPrevious={null}
      onNext={onNext}
      more={[{ label: 'Dupliceren' }]}
      actions={<Button variant="primary">Herinnering sturen</Button>}
    />,
  )
  await expect.element(screen.getByRole('link', { name: 'Facturen' })).toHaveAttribute('href', '#facturen?status=late')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Factuur 2026-0038' })).toBeVisible()
  await expectAccessible()
  for (const name of ['Facturen', 'Volgende', 'Meer acties', 'Herinnering sturen']) {
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toBe(name)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Volgende' }))
  expect(onNext).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('button', { name: 'Vorige' })).toBeDisabled()
})

test('k and j go up and down, and ? tells them, but not where somebody types', async () => {
  const onPrevious = vi.fn()
  const onNext = vi.fn()
  const screen = await render(
    <>
      <DetailHeader back={{ label: 'Facturen', href: '#f' }} title="Concept" onPrevious={onPrevious} onNext={onNext} />
      <input aria-label="Kenmerk" />
    </>,
  )
  await userEvent.keyboard('jjk')
  expect(onNext).toHaveBeenCalledTimes(2)
  expect(onPrevious).toHaveBeenCalledTimes(1)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Kenmerk' }), '')
  await userEvent.keyboard('jk?')
  await expect.element(screen.getByRole('textbox', { name: 'Kenmerk' })).toHaveValue('jk?')
  expect(onNext).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('heading', { name: 'Concept' }))
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog', { name: 'Toetsen op dit scherm' })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('j')
  expect(onNext).toHaveBeenCalledTimes(2)
})

test('at the end of the list its key does nothing', async () => {
  const onPrevious = vi.fn()
  await render(
    <DetailHeader back={{ label: 'Facturen', href: '#f' }} title="Concept" onPrevious={onPrevious} onNext={null} />,
  )
  await userEvent.keyboard('jk')
  expect(onPrevious).toHaveBeenCalledTimes(1)
})

test('without a list to walk and without more to do it has no buttons for them', async () => {
  const screen = await render(<DetailHeader back={{ label: 'Facturen', href: '#f' }} title="Concept" />)
  expect(screen.getByRole('button').elements()).toEqual([])
})
