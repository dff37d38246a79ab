import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorModal } from './error-modal.tsx'
import { GenericErrorScreen } from './generic-error-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

const meta = { title: 'Componenten/Foutschermen', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NietGevonden: Story = { render: () => <NotFoundScreen href="#dashboard" /> }
export const Fout: Story = { render: () => <GenericErrorScreen href="#start" linkText="Naar de startpagina" /> }
export const Venster: Story = {
  tags: ['!autodocs'],
  render: () => (
    <ErrorModal
      open
      onClose={() => {}}
      code={5018}
      message="Deze import overlapt met bestaande transacties en komt daar niet mee overeen. Er is niets geïmporteerd."
    />
  ),
}
