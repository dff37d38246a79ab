import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { DetailHeader } from './detail-header.tsx'
import { HeaderActions } from './header-actions.tsx'

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

const late = (
  <DetailHeader
    back={{ label: 'Facturen', href: '#f' }}
    title="Factuur 2026-0038"
    onPrevious={null}
    onNext={null}
    besides={[
      { label: 'Pdf downloaden', loading: false },
      { label: 'Exporteren', items: [{ label: 'Als CSV' }, { label: 'Als Excel' }] },
      { label: 'Betaling boeken', href: '#bank' },
    ]}
    more={[{ label: 'Dupliceren' }]}
    actions={<Button variant="primary">Herinnering sturen</Button>}
  />
)

test('a phone has one main button, and what stands beside it elsewhere is under …, on the line of the way back', async () => {
  await page.viewport(390, 844)
  const screen = await render(late)
  const main = screen.getByRole('button', { name: 'Herinnering sturen' })
  expect(screen.getByRole('button', { name: 'Pdf downloaden' }).query()).toBeNull()
  const more = screen.getByRole('button', { name: 'Meer acties' })
  const title = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  expect(more.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(title.top)
  expect(main.element().getBoundingClientRect().height).toBe(44)
  await userEvent.click(more)
  expect(
    screen
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Pdf downloaden', 'Als CSV', 'Als Excel', 'Betaling boeken', 'Dupliceren'])
  await expect.element(screen.getByRole('menuitem', { name: 'Betaling boeken' })).toHaveAttribute('href', '#bank')
  await expectAccessible()
  await page.viewport(1280, 800)
  await expect.element(screen.getByRole('link', { name: 'Betaling boeken' })).toHaveAttribute('href', '#bank')
  await expect.element(screen.getByRole('button', { name: 'Exporteren' })).toBeVisible()
})

test('on a phone what is all there is to do stays a button', async () => {
  await page.viewport(390, 844)
  const screen = await render(<HeaderActions besides={[{ label: 'Afdrukken' }]} />)
  await expect.element(screen.getByRole('button', { name: 'Afdrukken' })).toBeVisible()
  await page.viewport(1280, 800)
})
