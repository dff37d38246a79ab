import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './pattern-list.usage.tsx'

const meta = { title: 'Patronen/Lijst' } satisfies Meta
export default meta

export const Patroon: StoryObj = { render: () => <Example /> }
