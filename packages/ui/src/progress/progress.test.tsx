import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Progress } from './progress.tsx'

test('says how far it is, in words, and never past its end', async () => {
  const screen = await render(
    <>
      <Progress label="Afschrift verwerken" value={3} max={12} valueText="3 van 12 regels" />
      <Progress label="Omzet" value={25_000} max={20_000} tone="warning" />
      <Progress label="Ophalen" value={null} />
    </>,
  )
  const bar = (name: string) => screen.getByRole('progressbar', { name })
  await expect.element(bar('Afschrift verwerken')).toHaveAttribute('aria-valuetext', '3 van 12 regels')
  await expect.element(bar('Omzet')).toHaveAttribute('aria-valuenow', '20000')
  await expect.element(bar('Ophalen')).not.toHaveAttribute('aria-valuenow')
  await expectAccessible()
})
