import type { Meta, StoryObj } from '@storybook/react-vite'
import type { RecordedScreen, RecordedScreenProps } from './recorded-screen.tsx'

type Screen = StoryObj<typeof RecordedScreen> & { readonly args: RecordedScreenProps }

/** The stories of the screens, by the name of their file. */
export const storyFiles = import.meta.glob<{ default: Meta<typeof RecordedScreen> } & Record<string, Screen>>(
  './stories/*.stories.tsx',
  { eager: true },
)
