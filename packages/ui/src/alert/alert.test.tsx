import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { tones } from '../themes/tokens.ts'
import { Alert } from './alert.tsx'

test('says its tone in words and is clean for axe in every tone and theme', async () => {
  const screen = await render(
    <>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title="Let hierop" action={<button type="button">Bekijk</button>}>
          De aangifte over het 3e kwartaal is <a href="#aangifte">ingediend</a>.
        </Alert>
      ))}
    </>,
  )
  for (const name of ['Gelukt', 'Let op', 'Fout', 'Informatie']) {
    await expect.element(screen.getByRole('img', { name })).toBeVisible()
  }
  await expectAccessible()
})

test('interrupts a screen reader for danger alone', async () => {
  const screen = await render(
    <>
      <Alert tone="danger">Mislukt</Alert>
      <Alert tone="warning">Let op</Alert>
    </>,
  )
  expect(screen.getByRole('alert').elements()).toHaveLength(1)
  expect(screen.getByRole('status').elements()).toHaveLength(1)
})

test('can be dismissed where its owner allows it', async () => {
  const onDismiss = vi.fn()
  const screen = await render(<Alert onDismiss={onDismiss}>Nieuw: bankregels</Alert>)
  await userEvent.click(screen.getByRole('button', { name: 'Sluit melding' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})
