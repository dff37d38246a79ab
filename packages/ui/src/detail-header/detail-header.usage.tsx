import { BellRing } from 'lucide-react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { DetailHeader } from '../detail-header/detail-header.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['The top of the screen of one thing: an invoice, a purchase, a booking, a contact.'],
  avoid: ['The top of a list or a report: a `PageHeader`.', 'A path of several levels: a `Breadcrumb`.'],
  anatomy: [
    'A muted way back to the list, as it was left.',
    'The title with its state, and one muted line.',
    'At the end: up and down in the list, "…", secondary buttons, the main one last.',
    'On a phone one main button as wide as the screen; the secondary ones stand under "…", beside the way back.',
    '`HeaderActions` is the same for a `PageHeader`; `BackLink` is the way back where the top is another.',
  ],
  types: ['HeaderActionsProps', 'HeaderAction', 'BackLinkProps'],
  keys: { 'k, j': 'go up and down in the list', '?': 'tells these keys' },
  words: [
    'The main button follows the state: "Versturen", "Betaling boeken", "Herinnering sturen".',
    'The way back is the name of the list: "Facturen".',
  ],
}

export const Example = () => (
  <DetailHeader
    back={{ label: 'Facturen', href: '#facturen' }}
    title="Factuur 2026-0038"
    badge={<Badge tone="danger">Te laat</Badge>}
    description="Gemeente Haarlem · 17 oktober 2026 · kenmerk PO-88197"
    more={[{ label: 'Dupliceren' }, { label: 'Crediteren', danger: true }]}
    besides={[{ label: 'Betaling boeken', href: '#bank' }]}
    actions={
      <Button variant="primary" icon={BellRing}>
        Herinnering sturen
      </Button>
    }
  />
)
