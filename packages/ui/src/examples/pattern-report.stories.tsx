import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './pattern-report.usage.tsx'

const meta = { title: 'Patronen/Rapport' } satisfies Meta
export default meta

export const Patroon: StoryObj = { render: () => <Example /> }
