import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './pattern-form.usage.tsx'

const meta = { title: 'Patronen/Formulier' } satisfies Meta
export default meta

export const Patroon: StoryObj = { render: () => <Example /> }
