import type { OpeningBalance } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { RemoveOpening } from './remove-opening.tsx'

afterEach(() => vi.unstubAllGlobals())

const opening: OpeningBalance = {
  id: 5,
  journalEntryId: 9,
  startDate: '2026-01-01',
  lines: [],
  openItems: [],
  mayBeReplaced: true,
  auditFileName: null,
}
const PATH = '/opening-balance/5/remove'
const open = async (changes: Partial<OpeningBalance>, answers: Parameters<typeof openForm>[1]) => {
  const onRemoved = vi.fn<() => void>()
  const shown = await openForm(
    <RemoveOpening administrationId={1} opening={{ ...opening, ...changes }} onRemoved={onRemoved} />,
    answers,
  )
  await shown.screen.getByRole('button', { name: 'Beginbalans verwijderen' }).click()
  return { ...shown, onRemoved, dialog: shown.screen.getByRole('alertdialog') }
}

test('what happens is said before, and without a yes nothing is removed', async () => {
  const { dialog, sent, onRemoved } = await open({}, { [PATH]: null })
  await expect.element(dialog.getByText(/teruggedraaid\sop\s1\sjanuari\s2026/)).toBeVisible()
  expect(dialog.element().textContent).not.toContain('Auditfile')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([])
  expect(onRemoved).not.toHaveBeenCalled()
})

test('with a yes it is removed, of an audit file after saying what stays', async () => {
  const { screen, dialog, sent, onRemoved } = await open(
    { auditFileName: 'oud.xaf' },
    { [PATH]: () => new Response(null, { status: 204 }) },
  )
  await expect.element(dialog.getByText(/verder\suit\soud\.xaf\shebt\sovergenomen,\sblijft\sstaan/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()
  await expect.element(screen.getByText('De beginbalans is verwijderd.').first()).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/administrations\/1\/opening-balance\/5\/remove$/),
  ])
  expect(onRemoved).toHaveBeenCalledOnce()
})

test('a refusal is said, and the opening balance stays', async () => {
  const why = 'De boekingen t/m 31 januari 2026 zijn vastgezet. Zet ze eerst weer open.'
  const { screen, dialog, onRemoved } = await open({}, { [PATH]: refusal(409, { startDate: why }) })
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()
  await expect.element(screen.getByText(why).first()).toBeVisible()
  expect(onRemoved).not.toHaveBeenCalled()
})
