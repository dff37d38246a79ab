import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../../button/button.tsx'
import { ColourPicker } from '../../colour-picker/colour-picker.tsx'
import { Combobox } from '../../combobox/combobox.tsx'
import { CommandPalette } from '../../command-palette/command-palette.tsx'
import { Confirm } from '../../confirm/confirm.tsx'
import { CopyButton } from '../../copy-button/copy-button.tsx'
import { DateField } from '../../date-field/date-field.tsx'
import { DateRangeField } from '../../date-range-field/date-range-field.tsx'
import { Menu } from '../../menu/menu.tsx'
import { Modal } from '../../modal/modal.tsx'
import { OverlayHost } from '../../overlay/overlay-host.tsx'
import { overlays } from '../../overlay/overlays.ts'
import { Pane } from '../../pane/pane.tsx'
import { Progress } from '../../progress/progress.tsx'
import { emptyDocument } from '../../rich-text/document.ts'
import { RichTextEditor } from '../../rich-text/rich-text-editor.tsx'
import { Select } from '../../select/select.tsx'
import { SideMenu } from '../../side-menu/side-menu.tsx'
import { SearchField } from '../../text-field/search-field.tsx'
import { toast } from '../../toast/toast.ts'
import { InvoicesTable } from '../invoices-table.tsx'
import { emulate } from '../media.ts'
import { watchLeaks } from '../watch-leaks.ts'

const nothing = () => {}
const options = [
  { value: 'a', label: 'Een' },
  { value: 'b', label: 'Twee' },
]

interface Scene {
  /** What is on the page; `step` grows with each `next`. */
  show: (step: number) => ReactNode
  /** Brings it in the middle of what it does. */
  act?: () => Promise<void> | void
  /** How often it is rendered anew before it goes. */
  steps?: number
}

const press = (name: string) => async () => {
  const button = [...document.querySelectorAll<HTMLElement>('button, input')].find(
    (element) => element.textContent === name || element.getAttribute('aria-label') === name,
  )
  button?.focus()
  button?.click()
}
const dialog = (open: boolean) => ({ open, onClose: nothing, title: 'Titel' })

const scenes: Record<string, Scene> = {
  'a modal that opens': { show: () => <Modal {...dialog(true)}>Tekst</Modal> },
  'a modal that closes': { show: (step) => <Modal {...dialog(step === 0)}>Tekst</Modal>, steps: 1 },
  'a pane that opens': { show: () => <Pane {...dialog(true)}>Tekst</Pane> },
  'a pane that closes': { show: (step) => <Pane {...dialog(step === 0)}>Tekst</Pane>, steps: 1 },
  'a pane that closes beside another': {
    show: (step) => (
      <>
        <Pane {...dialog(true)}>Een</Pane>
        <Pane {...dialog(step === 0)} beside>
          Twee
        </Pane>
      </>
    ),
    steps: 1,
  },
  'a question that closes': {
    show: (step) => (
      <Confirm {...dialog(step === 0)} confirmLabel="Ja" onConfirm={nothing}>
        Weet je het zeker?
      </Confirm>
    ),
    steps: 1,
  },
  'a palette that closes': {
    show: (step) => (
      <CommandPalette
        open={step === 0}
        onOpen={nothing}
        onClose={nothing}
        commands={[]}
        loadCommands={async () => []}
      />
    ),
    steps: 1,
  },
  'a toast that comes': { show: () => null, act: () => void toast.success('Bewaard') },
  'a button that stays busy': { show: (step) => <Button loading={step === 0}>Bewaar</Button>, steps: 1 },
  'a copy that was made': { show: () => <CopyButton value="NL91" label="Kopieer" />, act: press('Kopieer') },
  'an open menu': {
    show: () => <Menu trigger={<button type="button">Acties</button>} items={[{ label: 'Bewerken' }]} />,
    act: async () => {
      await press('Acties')()
      await userEvent.keyboard('be')
    },
  },
  'an open select being typed in': {
    show: () => <Select label="Keuze" options={options} value="a" onChange={nothing} />,
    act: async () => {
      await userEvent.keyboard('{Tab}{ArrowDown}t')
    },
  },
  'a combobox that waits for its search': {
    show: () => <Combobox label="Relatie" loadOptions={async () => []} value={null} onChange={nothing} />,
    act: async () => {
      await userEvent.keyboard('{Tab}ba')
    },
  },
  'a search field that waits': {
    show: () => <SearchField label="Zoeken" value="" onSearch={nothing} />,
    act: async () => {
      await userEvent.keyboard('{Tab}ba')
    },
  },
  'an open calendar': {
    show: () => <DateField label="Datum" value={null} onChange={nothing} today="2026-11-20" />,
    act: async () => {
      await userEvent.keyboard('{Tab}{Alt>}{ArrowDown}{/Alt}')
    },
  },
  'an open period': {
    show: () => <DateRangeField label="Periode" value={null} onChange={nothing} today="2026-11-20" />,
    act: press('Kies een periode'),
  },
  'an open colour picker': {
    show: () => <ColourPicker label="Accentkleur" labelHidden value="#006070" onChange={nothing} />,
    act: async () => {
      await userEvent.keyboard('{Tab}{Enter}{ArrowRight}')
    },
  },
  'an editor being typed in': {
    show: () => <RichTextEditor label="Bericht" value={emptyDocument} onChange={nothing} maxLength={100} />,
    act: async () => {
      document.querySelector<HTMLElement>('[contenteditable]')?.focus()
      await userEvent.keyboard('# Kop{{')
    },
  },
  'a long table that scrolls': {
    show: () => <InvoicesTable count={1_000} columnWidthsKey="bladen" />,
    act: () => document.querySelector('[data-scrolls]')?.scrollTo({ top: 5_000 }),
  },
  'a tooltip about to show': {
    show: () => <SideMenu collapsed sections={[{ items: [] }]} />,
    act: async () => {
      await userEvent.keyboard('{Tab}')
    },
  },
  'progress that goes on': { show: () => <Progress label="Inlezen" value={null} /> },
}

beforeEach(() => emulate({ 'prefers-reduced-motion': 'no-preference' }))
afterEach(async () => {
  overlays.toasts.clear()
  await emulate()
})

const page = (content: ReactNode) => (
  <>
    {content}
    <OverlayHost />
  </>
)

test('a leak would be seen', async () => {
  const leaks = watchLeaks()
  setTimeout(nothing, 1000)
  document.addEventListener('keydown', nothing)
  expect(leaks.left()).toEqual({ timers: 1, listeners: ['keydown'], errors: [] })
  document.removeEventListener('keydown', nothing)
  expect(leaks.left().listeners).toEqual([])
  leaks.stop()
})

test.each(Object.entries(scenes))(
  '%s leaves no timer, listener, layer or error when it is taken away',
  async (_name, scene) => {
    const leaks = watchLeaks()
    try {
      const screen = await render(page(scene.show(0)))
      await scene.act?.()
      for (let step = 1; step <= (scene.steps ?? 0); step += 1) await screen.rerender(page(scene.show(step)))
      await screen.unmount()
      await expect.poll(() => leaks.left()).toEqual({ timers: 0, listeners: [], errors: [] })
      expect(overlays.getLayers()).toEqual([])
      expect(document.querySelectorAll('dialog, [inert], [data-klopt-overlay-host]')).toHaveLength(0)
    } finally {
      leaks.stop()
    }
  },
)
