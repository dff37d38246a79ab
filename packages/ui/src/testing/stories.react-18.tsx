import { composeStories, type Meta } from '@storybook/react-vite'
import { version, type ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { render } from 'vitest-browser-react'
import { configure, userEvent, within } from 'storybook/test'
import { refSpecimens } from './ref-specimens.tsx'

type StoryFile = Parameters<typeof composeStories>[0]
type Composed = ComponentType & { play?: (context: Partial<PlayContext>) => Promise<void> }
type PlayContext = Parameters<NonNullable<Meta['play']>>[0]

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })
let complaints: MockInstance[] = []

// A machine that is busy is no fault of a story.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  vi.restoreAllMocks()
})

const said = () => complaints.flatMap(({ mock }) => mock.calls)

test('it is React 18.3 that runs', () => {
  expect(version).toMatch(/^18\.3\./)
})

for (const [path, file] of Object.entries(files)) {
  for (const [name, Story] of Object.entries(composeStories(file) as Record<string, Composed>)) {
    test(`${path.slice(3)}: ${name} works on React 18.3 without a word in the console`, async () => {
      const { container } = await render(<Story />)
      expect(container.childElementCount + document.querySelectorAll('dialog, [popover]').length).toBeGreaterThan(0)
      await Story.play?.({ canvasElement: container, canvas: within(container), userEvent: userEvent.setup() })
      expect(said()).toEqual([])
    })
  }
}

test.each(Object.entries(refSpecimens))('%s hands its element to a ref, and takes it back', async (_, specimen) => {
  const ref = vi.fn<(element: unknown) => void>()
  const { unmount } = await render(specimen(ref))
  expect(ref.mock.lastCall?.[0]).toBeInstanceOf(HTMLElement)
  await unmount()
  expect(ref.mock.lastCall?.[0]).toBeNull()
  expect(said()).toEqual([])
})
