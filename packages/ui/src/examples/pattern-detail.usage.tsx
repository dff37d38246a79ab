import { BellRing, Eye, Send } from 'lucide-react'
import { ActivityList } from '../activity-list/activity-list.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { DetailHeader } from '../detail-header/detail-header.tsx'
import type { Usage } from '../docs/usage.ts'
import { StatusTimeline } from '../status-timeline/status-timeline.tsx'
import { Tick } from '../tick/tick.tsx'
import * as styles from './example.css.ts'

export const usage: Usage = {
  use: ['The screen of one thing: an invoice, a purchase, a booking, a contact.'],
  avoid: ['Fields to fill in on the screen itself: things are read first and edited in a `Pane`.'],
  anatomy: [
    'A `DetailHeader` whose main button follows the state, and a `StatusTimeline`.',
    'At the start what it is: its document, its lines.',
    'At the end, 372 to 420 px: the amount with the next step, its data, its booking with "Klopt", the `ActivityList`.',
    'Before a step towards somebody else the screen says what was checked.',
  ],
  words: ['What was checked is a sentence: "Geen betaling gevonden t/m 20 november".'],
}

export const Example = () => (
  <>
    <DetailHeader
      back={{ label: 'Facturen', href: '#facturen' }}
      title="Factuur 2026-0038"
      badge={<Badge tone="danger">Te laat</Badge>}
      description="Gemeente Haarlem · 17 oktober 2026"
      actions={
        <>
          <Button>Betaling boeken</Button>
          <Button variant="primary" icon={BellRing}>
            Herinnering sturen
          </Button>
        </>
      }
    />
    <div className={styles.stack}>
      <StatusTimeline
        label="Verloop van factuur 2026-0038"
        moments={[
          { label: 'Verstuurd', state: 'done', moment: '17 okt, 14:02' },
          { label: 'Vervallen', state: 'problem', moment: '16 nov, 6 dagen geleden' },
          { label: 'Betaald', state: 'upcoming', moment: 'nog niet' },
        ]}
      />
      <div className={styles.split}>
        <Card title="factuur-2026-0038.pdf">Hier staat de factuur zelf.</Card>
        <div className={styles.stack}>
          <Card title="Nog te ontvangen" aside="€ 2.168,80">
            <Tick>Geen betaling op je bank gevonden t/m 20 november</Tick>
          </Card>
          <Card title="Gegevens">
            <DescriptionList items={[{ term: 'Kenmerk', details: 'PO-88197' }]} />
          </Card>
          <Card title="Activiteit">
            <ActivityList
              label="Activiteit van factuur 2026-0038"
              activities={[
                { id: '2', icon: Eye, text: 'Bekeken door Gemeente Haarlem', moment: '20 okt, 08:31' },
                { id: '1', icon: Send, text: 'Verstuurd door Eva Verhoeven', moment: '17 okt, 14:02' },
              ]}
            />
          </Card>
        </div>
      </div>
    </div>
  </>
)
