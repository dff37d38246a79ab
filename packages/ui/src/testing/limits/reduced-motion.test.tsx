import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../../button/button.tsx'
import { Menu } from '../../menu/menu.tsx'
import { OverlayHost } from '../../overlay/overlay-host.tsx'
import { overlays } from '../../overlay/overlays.ts'
import { Pane } from '../../pane/pane.tsx'
import { Progress } from '../../progress/progress.tsx'
import { Skeleton } from '../../skeleton/skeleton.tsx'
import { toast } from '../../toast/toast.ts'
import { emulate } from '../media.ts'
import { specimens } from './specimens.tsx'

afterEach(async () => {
  overlays.toasts.clear()
  await emulate()
})

/** Seconds of all motion an element is styled with, of itself and of what stands before and after it. */
function motionSeconds(element: Element): number {
  return [undefined, '::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .flatMap(({ transitionDuration, animationDuration }) => [transitionDuration, animationDuration])
    .flatMap((durations) => durations.split(','))
    .reduce((sum, duration) => sum + Number.parseFloat(duration), 0)
}
const moving = () => [...document.querySelectorAll('body *')].filter((element) => motionSeconds(element) > 0.001)

const Everything = () => (
  <>
    {Object.entries(specimens('Gemeente Haarlem')).map(([name, element]) => (
      <div key={name}>{element}</div>
    ))}
    <Button loading>Bewaar</Button>
    <Progress label="Inlezen" value={null} />
    <Skeleton />
    <Menu trigger={<button type="button">Acties</button>} items={[{ label: 'Bewerken' }]} />
    <Pane open onClose={() => {}} title="Relatie">
      <Menu trigger={<button type="button">Meer</button>} items={[{ label: 'Bewerken' }]} />
    </Pane>
    <OverlayHost />
  </>
)

async function showEverything() {
  const screen = await render(<Everything />)
  toast.success('Bewaard')
  await expect.element(screen.getByRole('listitem').last()).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Meer' }))
}

test('who asked for less motion sees none', async () => {
  await showEverything()
  expect(moving()).toEqual([])
  const iterations = document.getAnimations().map((animation) => animation.effect?.getTiming().iterations)
  expect(iterations.filter((count) => count === Infinity)).toEqual([])
})

test('who did not sees it, so that the test above means something', async () => {
  await emulate({ 'prefers-reduced-motion': 'no-preference' })
  await showEverything()
  expect(moving().length).toBeGreaterThan(10)
})
