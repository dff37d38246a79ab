import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { contrastRatio } from '../themes/contrast-problems.ts'
import { themeNames } from '../themes/tokens.ts'
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

test.each(themeNames)('how far it is can be told from how far it is not, in the theme %s', async (theme) => {
  const screen = await render(
    <div data-theme={theme}>
      {(['accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Progress key={tone} label="Opslag" value={40} tone={tone} />
      ))}
    </div>,
  )
  const ground = (element: Element | null) => (element ? getComputedStyle(element).backgroundColor : '')
  const ratios = screen
    .getByRole('progressbar')
    .elements()
    .map((track) => contrastRatio(ground(track), ground(track.firstElementChild)))
  expect(ratios).toHaveLength(4)
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3)
})
