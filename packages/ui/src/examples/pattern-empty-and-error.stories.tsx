import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './pattern-empty-and-error.usage.tsx'

const meta = { title: 'Patronen/Leeg en fout' } satisfies Meta
export default meta

export const Patroon: StoryObj = { render: () => <Example /> }
