import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './pattern-detail.usage.tsx'

const meta = { title: 'Patronen/Detail' } satisfies Meta
export default meta

export const Patroon: StoryObj = { render: () => <Example /> }
