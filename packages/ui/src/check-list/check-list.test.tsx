import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { CheckList } from './check-list.tsx'

const trial = { id: 'a', label: 'De proefbalans is nul', done: true, proof: 'debet en credit € 1,00' }
const december = { id: 'b', label: 'Afschrijving van december', done: false, proof: 'Inventaris' }
const action = <button type="button">Boeken</button>

test('says of each check whether it is in order, counts what is open, and leaves out a group without checks', async () => {
  const screen = await render(
    <CheckList
      label="Afsluiten"
      groups={[
        { title: 'Boekingen', checks: [trial, { ...december, action }] },
        { title: 'Btw', checks: [{ ...trial, id: 'c' }] },
        { title: 'Leeg', checks: [] },
      ]}
    />,
  )
  await expect.element(screen.getByRole('group', { name: 'Afsluiten' })).toBeVisible()
  const rows = screen.getByRole('list', { name: 'Boekingen' }).getByRole('listitem').elements()
  const marks = rows.map((row) => row.querySelector('[role=img]')?.getAttribute('aria-label'))
  expect(marks).toEqual(['In orde', 'Open'])
  await expect.element(screen.getByText('1 open')).toBeVisible()
  await expect.element(screen.getByText('1 van 1')).toBeVisible()
  expect(screen.getByRole('heading').elements()).toHaveLength(2)
  expect(
    rows.map((row) => Math.round(row.getBoundingClientRect().height) >= (row.hasAttribute('data-open') ? 54 : 38)),
  ).toEqual([true, true])
  await expectAccessible()
})

test('what is in order has no button', async () => {
  const screen = await render(
    <CheckList label="Afsluiten" groups={[{ title: 'Btw', checks: [{ ...trial, action }] }]} />,
  )
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
