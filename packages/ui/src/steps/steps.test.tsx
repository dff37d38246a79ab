import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Steps } from './steps.tsx'

const steps = ['Abonnement selecteren', 'Betaalgegevens', 'Controleren']

test('says of each step whether it is complete, current or upcoming', async () => {
  const screen = await render(<Steps label="Abonnement" steps={steps} current={1} />)
  const texts = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(texts).toEqual([
    'Abonnement selecteren, afgerond',
    '2Betaalgegevens, huidige stap',
    '3Controleren, nog te doen',
  ])
  expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1)
  await expectAccessible()
})

test('steps not reached yet cannot be gone to, those that were can', async () => {
  const onStep = vi.fn()
  const screen = await render(<Steps label="Abonnement" steps={steps} current={0} reached={1} onStep={onStep} />)
  await expect.element(screen.getByRole('button', { name: /Controleren/u })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: /Betaalgegevens/u }))
  expect(onStep.mock.calls).toEqual([[1]])
  await expectAccessible()
})
