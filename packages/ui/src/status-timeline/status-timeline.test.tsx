import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { StatusTimeline, type StatusMoment } from './status-timeline.tsx'

const moments: StatusMoment[] = [
  { label: 'Verstuurd', state: 'done', moment: '17 okt' },
  { label: 'Vervallen', state: 'problem', moment: '16 nov' },
  { label: 'Betaald', state: 'upcoming' },
]
const timeline = (width: number) => (
  <div style={{ width }}>
    <StatusTimeline label="Verloop" moments={moments} />
  </div>
)

test('is a named list that says each state in words, not by colour alone', async () => {
  const screen = await render(timeline(800))
  await expect.element(screen.getByRole('list', { name: 'Verloop' })).toBeVisible()
  const items = screen.getByRole('listitem').elements()
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Verstuurd, gebeurd17 okt',
    'Vervallen, vraagt aandacht16 nov',
    'Betaald, nog niet',
  ])
  await expectAccessible()
})

test('stands beside each other where there is room, and under each other where there is not', async () => {
  const tops = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect().top)
  const screen = await render(timeline(800))
  expect(new Set(tops()).size).toBe(1)
  await screen.rerender(timeline(358))
  expect(new Set(tops()).size).toBe(3)
})
