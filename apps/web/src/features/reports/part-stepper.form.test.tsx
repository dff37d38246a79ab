import type { ReportColumn } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openForm } from '../../testing/open-form.tsx'
import { PartStepper, useCardPart } from './part-stepper.tsx'

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

const columns: ReportColumn[] = [
  { id: 'jan', kind: 'part', from: '2020-01-01', to: '2020-01-31' },
  { id: 'feb', kind: 'part', from: '2020-02-01', to: '2020-02-29' },
  { id: 'total', kind: 'total', from: '2020-01-01', to: '2020-02-29' },
]

function Stepped() {
  const { part, choose, isAwaited } = useCardPart(columns, 'month')
  const heads = columns.map(({ id, kind }) => ({ id, kind, header: id }))
  return (
    <>
      <PartStepper {...{ part, isAwaited }} columns={heads} onChoose={choose} />
      <output>{part?.id ?? 'alle'}</output>
    </>
  )
}

test('a phone goes through the parts one by one and ends with their total, also by keyboard', async () => {
  await page.viewport(390, 844)
  const { screen } = await openForm(<Stepped />, {})
  const shown = screen.getByRole('status')
  await expect.element(shown).toHaveTextContent('total')
  await expect.element(screen.getByRole('button', { name: 'Volgende periode' })).toBeDisabled()
  const back = screen.getByRole('button', { name: 'Vorige periode' })
  await back.click()
  await expect.element(shown).toHaveTextContent('feb')
  await back.click()
  await expect.element(shown).toHaveTextContent('jan')
  await screen.getByRole('combobox', { name: 'Bedragen van' }).click()
  await screen.getByRole('option', { name: 'Totaal total' }).click()
  await expect.element(shown).toHaveTextContent('total')
})

test('where all columns stand beside each other nothing is stepped through', async () => {
  const { screen } = await openForm(<Stepped />, {})
  await expect.element(screen.getByRole('status')).toHaveTextContent('alle')
  expect(screen.getByRole('group').elements()).toEqual([])
})
