import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { NewContactScreen } from './new-contact-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const refused = refusal(422, { vatNumber: 'Dit btw-id bestaat niet', city: 'Deze plaats kennen we niet' })
async function open() {
  const page = await openForm(<NewContactScreen administrationId={1} />, { '/contacts/create': refused })
  const { screen } = page
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  await expect.element(field('Naam')).toBeVisible()
  const unfold = () => screen.getByRole('button', { name: /^Factuur en betaling/ }).click()
  return { ...page, field, unfold, save: () => screen.getByRole('button', { name: 'Relatie opslaan' }).click() }
}

test('what is missing or wrong is said at its field, the first has the focus, and nothing is sent', async () => {
  const { field, unfold, save, sent } = await open()
  await unfold()
  await field('IBAN').fill('NL00 BANK')
  await save()
  await expect.element(field('Naam')).toHaveAccessibleDescription(expect.stringContaining('Vul een naam in'))
  await expect.element(field('IBAN')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Naam')).toHaveFocus()
  expect(sent).toEqual([])
})

test('what the server refuses is said at its field, and all that was typed still stands there', async () => {
  const { field, unfold, save, sent } = await open()
  await field('Naam').fill('Bakkerij Smit')
  await unfold()
  await field('Plaats').fill('Haarlm')
  await field('Notitie').fill('Belt graag')
  await save()
  await expect
    .element(field('Plaats'))
    .toHaveAccessibleDescription(expect.stringContaining('Deze plaats kennen we niet'))
  await expect.element(field('Plaats')).toHaveFocus()
  expect(sent).toMatchObject([{ body: { name: 'Bakkerij Smit', city: 'Haarlm', note: 'Belt graag' } }])
  for (const [label, text] of [
    ['Naam', 'Bakkerij Smit'],
    ['Plaats', 'Haarlm'],
    ['Notitie', 'Belt graag'],
  ] as const) {
    await expect.element(field(label)).toHaveValue(text)
  }
  await userEvent.keyboard('em')
  await expect.element(field('Plaats')).toHaveValue('Haarlmem')
})

test('how they are invoiced and pay is folded, and opens where something of it is refused', async () => {
  const { field, save } = await open()
  await expect.element(field('Btw-id')).not.toBeVisible()
  await field('Naam').fill('Bakkerij Smit')
  await save()
  await expect.element(field('Btw-id')).toBeVisible()
})
