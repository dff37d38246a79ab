import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { overlays } from '../overlay/overlays.ts'
import { Row } from '../testing/story-layout.tsx'
import { toast } from './toast.ts'

const meta = { title: 'Componenten/Toast' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** What is sent here arrives a second later. */
const sendLater = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  setTimeout(() => resolve('2026-0091'), 1000)
  void toast.promise(promise, {
    pending: 'Factuur versturen…',
    success: (number) => `Factuur ${number} verstuurd`,
    error: 'Versturen is niet gelukt. Probeer het opnieuw.',
  })
}

function Buttons() {
  return (
    <Row>
      <Button onClick={() => toast.success('Factuur 2026-0091 verstuurd')}>Gelukt</Button>
      <Button onClick={() => toast.success('Regel verwijderd', { undo: () => toast.success('Terug') })}>
        Met actie
      </Button>
      <Button onClick={() => toast.info('De wisselkoersen van vandaag zijn opgehaald.')}>Informatie</Button>
      <Button onClick={sendLater}>Versturen</Button>
      <Button onClick={() => toast.warning('Er is geen verbinding. We bewaren zodra die er weer is.')}>Let op</Button>
      <Button onClick={() => toast.error('Versturen is niet gelukt: het e-mailadres van de klant ontbreekt.')}>
        Fout
      </Button>
      <OverlayHost />
    </Row>
  )
}
export const Proefveld: Story = { render: () => <Buttons /> }

function Four() {
  useEffect(() => {
    toast.success('Factuur 2026-0091 verstuurd')
    toast.success('Regel verwijderd', { undo: () => {} })
    toast.warning('Er is geen verbinding. We bewaren zodra die er weer is.')
    toast.error('Versturen is niet gelukt: het e-mailadres van de klant ontbreekt. Vul het aan bij de relatie.')
    return overlays.toasts.clear
  }, [])
  return <OverlayHost />
}
/** Meer dan vier zijn er nooit: de oudste maakt plaats. */
export const Vier: Story = { tags: ['!autodocs'], render: () => <Four /> }

function OtherTwo() {
  useEffect(() => {
    toast.info('De wisselkoersen van vandaag zijn opgehaald.')
    void toast.promise(new Promise<void>(() => {}), { pending: 'Factuur versturen…', success: '', error: '' })
    return overlays.toasts.clear
  }, [])
  return <OverlayHost />
}
/** Wat goed is om te weten, en wat nog bezig is. */
export const InfoEnBezig: Story = { tags: ['!autodocs'], render: () => <OtherTwo /> }

/** A toast is spoken, carries its own way back, and goes with its cross. */
export const Werking: Story = {
  tags: ['!autodocs'],
  render: () => <Buttons />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Met actie' }))
    const list = within(await screen.findByRole('region', { name: 'Meldingen' }))
    await expect(screen.getByRole('log', { name: 'Meldingen' })).toHaveTextContent('Regel verwijderd')
    await userEvent.click(list.getByRole('button', { name: 'Ongedaan maken' }))
    await list.findByText('Terug')
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.click(list.getByRole('button', { name: 'Sluit notificatie' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sluit notificatie' })).toBeNull())
  },
}
