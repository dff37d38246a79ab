import { describe, expect, test } from 'vitest'
import { showCode } from './show-code.ts'

const files = import.meta.glob<string>('../*/*.stories.tsx', { eager: true, query: '?raw', import: 'default' })

/** The stories of a file that its page shows, by their code; those that take arguments as the file renders them. */
const shownIn = (file: string): { story: string; shown: string }[] =>
  file
    .split(/^export const \w+: Story\w* = /m)
    .slice(1)
    .filter((story) => !story.includes("'!autodocs'"))
    .map((story) => ({
      story,
      shown: [...file.matchAll(/<\w[^]*?>/g)].find(([tag]) => tag.includes('args'))?.[0] ?? '',
    }))

test('what is shown already is left as it is', () => {
  const context = { parameters: { fileName: '../pane/pane.stories.tsx' } }
  const once = showCode('<Openable title="Nieuw ticket" />', context)
  expect(once).toContain('function Openable')
  expect(showCode(once, context)).toBe(once)
})

describe.each(Object.entries(files))('the code shown of %s', (path, file) => {
  test('declares or imports each component in it, from an entry of the package', () => {
    for (const { story, shown } of shownIn(file)) {
      const code = showCode(shown, { parameters: { fileName: path, docs: { source: { originalSource: story } } } })
      const bare = code.replaceAll(/'[^'\n]*'|\/\*[^]*?\*\//g, '')
      for (const [, name = ''] of bare.matchAll(/(?<!\w)<([A-Z]\w*)(?![\w,])/g)) {
        expect(bare).toMatch(new RegExp(`(function|const) ${name}\\b|^import .*\\b${name}\\b`, 'm'))
      }
      // A stylesheet of an example is a file of whoever writes such a screen.
      expect(code.replace("from './example.css.ts'", '')).not.toMatch(/from '\.\.?\//)
    }
  })
})
