import { Trash2 } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['The name of an icon, or a remark on a control.', 'Why a control is disabled (`forDisabled`).'],
  avoid: ['What somebody needs in order to work: the page.', 'Anything that can be pressed: a `Popover`.'],
  anatomy: [
    'One shared tooltip serves all; it shows after 100 ms, at most 400 px wide and six lines.',
    'A text that is cut off has its whole as a tooltip by itself.',
  ],
  keys: {
    Tab: 'to the control shows it',
    Escape: 'takes it away, and nothing else',
  },
  words: ['A few words, no full stop.'],
}

export const Example = () => (
  <>
    <Tooltip content="Verwijderen">
      <IconButton icon={Trash2} label="Verwijderen" />
    </Tooltip>
    <OverlayHost />
  </>
)
