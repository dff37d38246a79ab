import { afterEach, expect, test, vi } from 'vitest'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { PartnerModal } from './partner-modal.tsx'

afterEach(() => vi.unstubAllGlobals())

async function open(answer: unknown) {
  const onClose = vi.fn()
  const page = await openForm(<PartnerModal administrationId={1} partner={null} onClose={onClose} />, {
    '/partners': answer,
  })
  const { screen } = page
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  return { ...page, field, onClose, add: () => screen.getByRole('button', { name: 'Toevoegen' }).click() }
}

test('what is missing or no number is said at its field, and nothing is sent', async () => {
  const { field, add, sent } = await open({ id: 1 })
  await field('Rente over kapitaal').fill('vier')
  await field('Aandeel in wat overblijft').fill('half')
  await add()
  await expect.element(field('Naam')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Vennoot vanaf')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Rente over kapitaal')).toHaveAccessibleDescription(expect.stringContaining('4,5'))
  await expect
    .element(field('Aandeel in wat overblijft'))
    .toHaveAccessibleDescription(expect.stringContaining('heel getal'))
  expect(sent).toEqual([])
})

test('what was agreed is sent as numbers, and a refusal stands at its field', async () => {
  const { field, add, sent, onClose } = await open(refusal(422, { interestPercent: 'Vul 0 tot en met 100 procent in' }))
  await field('Naam').fill('Anna Bakker')
  await field('Vennoot vanaf').fill('1-1-2025')
  await field('Rente over kapitaal').fill('4,5')
  await field('Arbeidsvergoeding').fill('30.000')
  await add()
  await expect.element(field('Rente over kapitaal')).toHaveAccessibleDescription(expect.stringContaining('100 procent'))
  const body = {
    name: 'Anna Bakker',
    fromDate: '2025-01-01',
    untilDate: null,
    interestPercent: '4.5',
    labourFeeCents: 3_000_000,
    share: 1,
  }
  expect(sent).toEqual([{ path: '/api/v2/administrations/1/partners', body }])
  expect(onClose).not.toHaveBeenCalled()
})
