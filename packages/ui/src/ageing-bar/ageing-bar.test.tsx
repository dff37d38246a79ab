import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { AgeingBar } from './ageing-bar.tsx'

test('fills each age to its part of what is owed, from zero, and leads to what is in it', async () => {
  const screen = await render(
    <AgeingBar
      label="Openstaand"
      buckets={[
        { label: 'Nog niet vervallen', cents: 30_000, href: '#now' },
        { label: '1 tot 30 dagen', cents: 10_000, late: true, href: '#late' },
        { label: '31 tot 60', cents: -5_000, late: true, href: '#back' },
        { label: 'Ouder', cents: 0, late: true, href: '#old' },
      ]}
    />,
  )
  const parts = [...document.querySelectorAll<HTMLElement>('li > div:first-child')].map((track) => {
    const part = track.firstElementChild
    return part ? Math.round((part.getBoundingClientRect().width / track.getBoundingClientRect().width) * 100) : 0
  })
  expect(parts).toEqual([75, 25, 0, 0])
  await expect.element(screen.getByRole('list', { name: 'Openstaand' })).toBeVisible()
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['€\u00a0300,00', '#now'],
    ['€\u00a0100,00', '#late'],
    ['€\u00a0\u221250,00', '#back'],
  ])
  await expect.element(screen.getByText('–')).toBeVisible()
  await expectAccessible()
})
