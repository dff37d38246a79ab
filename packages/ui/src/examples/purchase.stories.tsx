import { formatMoney } from '@klopt/validators'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Tick } from '../tick/tick.tsx'
import * as styles from './example.css.ts'

const meta = { title: 'Voorbeelden/Inkoopfactuur boeken' } satisfies Meta
export default meta

const read = <span className={styles.proposed}>gelezen</span>
const confirmed = <Tick>bevestigd</Tick>

/** The fields tell what a server wants: cents, and a date as `2026-11-16`. */
function Purchase() {
  const [date, setDate] = useState<string | null>('2026-11-16')
  const [due, setDue] = useState<string | null>('2026-11-30')
  const [totalCents, setTotal] = useState<number | null>(11_556)
  const [vatCents, setVat] = useState<number | null>(2_006)
  const netCents = totalCents === null || vatCents === null ? null : totalCents - vatCents
  return (
    <div style={{ maxWidth: 400 }}>
      <Card title="Inkoopfactuur boeken" aside="2 van 5">
        <form className={styles.stack} onSubmit={(event) => event.preventDefault()}>
          <TextField label="Leverancier" action={confirmed} defaultValue="DrukWerk Noord" />
          <TextField label="Factuurnummer" action={confirmed} defaultValue="DN-26/4417" />
          <div className={styles.pair}>
            <DateField label="Datum" proposed action={read} value={date} onChange={setDate} today="2026-11-20" />
            <DateField label="Vervalt" proposed action={read} value={due} onChange={setDue} today="2026-11-20" />
          </div>
          <MoneyField label="Totaal inclusief btw" action={read} value={totalCents} onChange={setTotal} />
          <MoneyField label="Btw 21%" proposed action={read} value={vatCents} onChange={setVat} />
          {netCents !== null && (
            <Tick>
              {formatMoney(netCents)} + {formatMoney(vatCents ?? 0)} = {formatMoney(totalCents ?? 0)} · klopt
            </Tick>
          )}
          <div className={styles.actions}>
            <Button type="submit" variant="primary" size="large" className={styles.grow}>
              Boeken en volgende
            </Button>
            <Button size="large">Later</Button>
          </div>
        </form>
      </Card>
    </div>
  )
}

export const Formulier: StoryObj = { render: () => <Purchase /> }
