import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { en } from '../language/en/index.ts'
import { KloptProvider } from '../language/klopt-provider.tsx'
import { nl } from '../language/nl.ts'
import * as pagination from '../pagination/pagination.stories.tsx'
import { otherWords } from './other-words.ts'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })
/** What a story says itself: its own words, and those of the examples it shows. */
const sources = import.meta.glob<string>(['../**/*.stories.tsx', './*.ts*', '../examples/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const shared = Object.entries(sources)
  .filter(([path]) => !path.endsWith('.stories.tsx'))
  .map(([, source]) => source)
  .join('\n')
const dutch = otherWords(nl, en)

test('a Dutch text is found when nobody chose another language', async () => {
  const { Proefveld } = composeStories(pagination)
  const { container } = await render(<Proefveld />)
  expect(dutchIn(container, '')).not.toEqual([])
})

for (const [path, file] of Object.entries(files)) {
  test(`${path.slice(3)}: says nothing in Dutch when the texts are English`, async () => {
    const stories: ComponentType[] = Object.values(composeStories(file))
    for (const Story of stories) {
      const { container, unmount } = await render(
        <KloptProvider locale="en-US" texts={en}>
          <Story />
        </KloptProvider>,
      )
      for (const opener of container.querySelectorAll<HTMLElement>('button[aria-haspopup], [role=combobox]'))
        if (opener.checkVisibility()) opener.click()
      expect.soft(dutchIn(document.body, `${sources[path]}\n${shared}`)).toEqual([])
      await unmount()
    }
  })
}

/** The Dutch texts shown or spoken in a part of the page, but for those that stand in the source of what is shown. */
function dutchIn(part: HTMLElement, source: string): string[] {
  const said = new Set([...wordsOf(part)].map((text) => text.trim()).filter(Boolean))
  return [...said]
    .filter((text) => !isSaidBy(source, text))
    .flatMap((text) => dutch.filter(({ pattern }) => pattern.test(text)).map((found) => `${found.path}: ${text}`))
}

/** A text of the story itself: as it stands, or around numbers and days that it counts. */
const isSaidBy = (source: string, text: string) => {
  const fixed = text.split(/\S*\d\S*/).filter((piece) => /\p{L}/u.test(piece))
  return fixed.length > 0 && fixed.every((piece) => source.includes(piece))
}

const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
]

function* wordsOf(part: HTMLElement): Generator<string> {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    if (!/^(SCRIPT|STYLE)$/.test(texts.currentNode.parentElement?.tagName ?? ''))
      yield texts.currentNode.textContent ?? ''
  for (const element of part.querySelectorAll('*')) for (const name of SPOKEN) yield element.getAttribute(name) ?? ''
}
