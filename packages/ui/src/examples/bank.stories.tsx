import { formatMoney } from '@klopt/validators'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckCheck, Upload } from 'lucide-react'
import { useState } from 'react'
import { Badge, type BadgeProps } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Table } from '../table/table.tsx'
import type { Column } from '../table/table-types.ts'
import { Tick } from '../tick/tick.tsx'
import * as styles from './example.css.ts'

const meta = { title: 'Voorbeelden/Bank verwerken', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

interface Line {
  id: string
  day: string
  party: string
  text: string
  proposal: string
  tone: BadgeProps['tone']
  amountCents: number
}

const line = (
  day: string,
  party: string,
  text: string,
  proposal: string,
  tone: BadgeProps['tone'],
  amountCents: number,
): Line => ({ id: `${day} ${party}`, day, party, text, proposal, tone, amountCents })

const lines = [
  line('19 nov', 'Gemeente Haarlem', 'Factuur 2026-0091', 'Factuur 2026-0091', 'success', 211_750),
  line('19 nov', 'KPN B.V.', 'Termijn november kenmerk 7731 2210', 'Telefoon · 21%', 'success', -4_235),
  line('18 nov', 'Bloemisterij De Klaproos', '2026-0090 met dank', 'Factuur 2026-0090', 'success', 60_500),
  line('18 nov', 'Tandartspraktijk Oost', 'deelbetaling', '2026-0089, deel', 'warning', 70_000),
  line('17 nov', 'Albert Heijn 1442', 'Betaalautomaat pas 012', 'Kies een rekening', 'neutral', -2_318),
  line('16 nov', 'Belastingdienst', 'Omzetbelasting 3e kwartaal', 'Btw 3e kwartaal', 'success', -204_100),
]

const columns: readonly Column<Line>[] = [
  { id: 'day', header: 'Datum', width: '90px', cell: ({ day }) => <span className={styles.muted}>{day}</span> },
  {
    id: 'party',
    header: 'Tegenpartij en omschrijving',
    card: 'title',
    cell: ({ party, text }) => (
      <>
        <span className={styles.strong}>{party}</span>
        <span className={styles.second}>{text}</span>
      </>
    ),
  },
  {
    id: 'proposal',
    header: 'Voorstel',
    card: 'status',
    cell: ({ tone, proposal }) => <Badge tone={tone}>{proposal}</Badge>,
  },
  {
    id: 'amount',
    header: 'Bedrag',
    align: 'end',
    width: '130px',
    card: 'amount',
    cell: ({ amountCents }) => (
      <span className={amountCents > 0 ? styles.plus : undefined}>{formatMoney(amountCents).replace('-', '−')}</span>
    ),
  },
]

function Bank() {
  const [current, setCurrent] = useState<string>(lines[0]?.id ?? '')
  return (
    <main className={styles.page}>
      <div>
        <PageHeader
          title="Bank verwerken"
          description={
            <>
              ING ·· 4567 · saldo € 18.402,77 <Tick>sluit aan</Tick>
            </>
          }
          actions={
            <>
              <Button icon={Upload}>Afschrift importeren</Button>
              <Button variant="primary" icon={CheckCheck}>
                Verwerk 9 zekere
              </Button>
            </>
          }
        />
        <Card padding="none">
          <Table
            label="Bankregels"
            columns={columns}
            rows={lines}
            rowKey={({ id }) => id}
            currentKey={current}
            onCurrentChange={setCurrent}
          />
        </Card>
        <div className={styles.keys}>
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> regel
          </span>
          <span>
            <Kbd>Enter</Kbd> akkoord
          </span>
          <span>
            <Kbd>S</Kbd> splitsen
          </span>
        </div>
      </div>
    </main>
  )
}

export const Scherm: StoryObj = { render: () => <Bank /> }
