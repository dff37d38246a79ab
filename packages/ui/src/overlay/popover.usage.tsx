import { useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Popover } from '../overlay/popover.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['A floating surface of your own beside a control: a filter, a small form.'],
  avoid: ['Actions: a `Menu`.', 'A remark: a `Tooltip`.', 'Something that has to be finished: a `Modal`.'],
  anatomy: [
    'It is open while it is rendered, in the top layer, where nothing clips it.',
    'In a window under 600 px wide it is a sheet at the foot of it, with a title (`sheetTitle`), a cross and targets of 44 px.',
    'What stands under a field that is typed in stays there (`alwaysBeside`), since the keyboard of a phone lies over a sheet.',
    'Inside a dialog it belongs to that dialog.',
    'In a shadow root an `OverlayContainer` says where panes, modals, toasts and the tooltip go.',
  ],
  keys: {
    Escape: 'closes it and gives the focus back, as the back gesture does on a phone',
    Tab: 'stays in a sheet',
  },
  words: ['Give it a role and a name when it is more than a list.'],
  types: ['PopoverProps', 'OverlayContainerProps'],
}

export function Example() {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        Filter
      </Button>
      {open && (
        <Popover anchor={button} onClose={() => setOpen(false)} role="dialog" aria-label="Filter">
          <p style={{ padding: 12 }}>Alleen openstaande facturen</p>
        </Popover>
      )}
    </>
  )
}
