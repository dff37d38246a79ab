import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeMaker } from '../docs/theme-maker.tsx'

const meta = { title: 'Voorbeelden/Thema' } satisfies Meta
export default meta

/** A theme from four choices, in its three schemes, to copy. */
export const Maken: StoryObj = { render: () => <ThemeMaker /> }
