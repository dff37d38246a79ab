import type { Meta } from '@storybook/react-vite'
import type { RecordedScreen } from './recorded-screen.tsx'
import type { ScreenStory } from './recordings.ts'

/** The stories of the screens, by the path of their file. */
export const storyFiles = import.meta.glob<{ default: Meta<typeof RecordedScreen> } & Record<string, ScreenStory>>(
  './stories/*.stories.tsx',
  { eager: true },
)
