import { codeOfStory } from './code-of-story.ts'
import { entryOfComponent } from './entry-of-component.ts'

const sources = import.meta.glob<string>(
  ['../*/*.stories.tsx', '../testing/{story-layout,invoices}.tsx', '../examples/begin-screen.tsx'],
  { eager: true, query: '?raw', import: 'default' },
)

/** What a story carries of itself in Storybook. */
interface StoryContext {
  parameters: { fileName?: string; docs?: { source?: { originalSource?: string } } }
}

/** What stands under 'Show code' of a story; `shown` is what Storybook would show. */
export function showCode(shown: string, { parameters: { fileName = '', docs } }: StoryContext): string {
  // Storybook asks a second time, with the answer.
  if (shown.startsWith('import ')) return shown
  const path = `../${fileName.split('/').slice(-2).join('/')}`
  const story = docs?.source?.originalSource ?? ''
  return codeOfStory({ shown, story, path, sources, entry: entryOfComponent(path) })
}
