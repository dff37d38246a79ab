import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExpensesScreen } from './begin-screen.tsx'

const meta = { title: 'Voorbeelden/Uitgaven' } satisfies Meta
export default meta

/** What the page Begin builds. */
export const Scherm: StoryObj = { render: () => <ExpensesScreen /> }
