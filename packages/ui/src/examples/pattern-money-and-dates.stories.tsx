import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './pattern-money-and-dates.usage.tsx'

const meta = { title: 'Patronen/Geld en datums' } satisfies Meta
export default meta

export const Patroon: StoryObj = { render: () => <Example /> }
