import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Heading } from '../heading/heading.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { Text } from './text.tsx'

const sizeOf = (element: Element) => getComputedStyle(element).fontSize

test('the level of a heading is for the outline, and its size for the eye', async () => {
  const screen = await render(
    <>
      <Heading level={1}>Bladzijde</Heading>
      <Heading level={2}>Deel</Heading>
      <Heading level={3} size={32}>
        Groot
      </Heading>
    </>,
  )
  const heading = (level: number) => screen.getByRole('heading', { level }).element()
  expect([1, 2, 3].map((level) => sizeOf(heading(level)))).toEqual(['24px', '20px', '32px'])
  expect(getComputedStyle(heading(1)).margin).toBe('0px')
  await expectAccessible()
})

test('every tone can be read in every theme', async () => {
  const screen = await render(
    <>
      {(['default', 'muted', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone} size={12}>
          {tone}
        </Text>
      ))}
    </>,
  )
  await expect.element(screen.getByText('muted')).toBeVisible()
  await expectAccessible()
})

test('takes the tone and weight of what it stands in, unless it has its own', async () => {
  const screen = await render(
    <div style={{ color: 'rgb(1, 2, 3)', fontWeight: 700 }}>
      <Text as="span">Erft</Text>
      <Text as="span" weight="regular">
        Zelf
      </Text>
    </div>,
  )
  const [own, other] = [screen.getByText('Erft').element(), screen.getByText('Zelf').element()].map((element) =>
    getComputedStyle(element),
  )
  expect([own?.color, own?.fontWeight, other?.fontWeight]).toEqual(['rgb(1, 2, 3)', '700', '400'])
})

test('what is truncated stays on one line within its place, and words too long for it break', async () => {
  const long = 'Werkzaamheden'.repeat(12)
  const screen = await render(
    <div style={{ width: 120 }}>
      <Text isTruncated>{long} een</Text>
      <Text>{long} twee</Text>
    </div>,
  )
  const [one, two] = [/een$/, /twee$/].map((name) => screen.getByText(name).element().getBoundingClientRect())
  expect([one?.width, one?.height, two?.width]).toEqual([120, 20, 120])
  expect(two?.height).toBeGreaterThan(40)
})
