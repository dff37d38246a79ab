import type { Asset } from '@klopt/api-client/contract'
import { ASSET_FROM_CENTS, smallInvestmentsText } from '@klopt/bookkeeping/assets'
import { Card, linkClassName } from '@klopt/ui'
import { addMonths } from '@klopt/validators'
import * as styles from './assets.css.ts'

/** So long after the year of the investment began a part of the deduction goes back on a sale (article 3.47). */
const YEARS_HELD = 5

/** What an asset may mean for the income tax, which these books do not decide: with the article of the law it comes from. */
export function AssetNotes({ asset }: { asset: Asset }) {
  const notes = [...investmentNotes(asset), PRIVATE_USE]
  return (
    <Card title="Voor je belastingaangifte">
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className={styles.source}>
        Klopt rekent dit niet voor je uit en boekt er niets voor. Meer staat bij de{' '}
        <a
          className={linkClassName}
          href="https://www.belastingdienst.nl/wps/wcm/connect/nl/ondernemers/content/kleinschaligheidsinvesteringsaftrek"
        >
          Belastingdienst
        </a>
        .
      </p>
    </Card>
  )
}

const PRIVATE_USE =
  'Gebruik je het ook privé, dan telt dat deel niet als kosten van je bedrijf (artikel 3.14 en voor een auto 3.20 Wet IB 2001). De btw ervan geef je aan in de laatste aangifte van het jaar, bij Privégebruik.'

/** What the deduction of small investments asks of an asset, and what a sale within five years does to it. */
export function investmentNotes({ costCents, inUseOn, acquiredOn, disposedOn, takenOver }: Asset): string[] {
  if (takenOver !== null || costCents < ASSET_FROM_CENTS) return []
  const bought = acquiredOn ?? inUseOn
  const year = bought.slice(0, 4)
  const until = addMonths(`${year}-01-01`, YEARS_HELD * 12)
  const deduction = `Dit kan meetellen voor de kleinschaligheidsinvesteringsaftrek (KIA) van ${year}: daarvoor tellen de bedrijfsmiddelen van €\u00a0450 of meer van dat jaar samen (artikel 3.41 en 3.45 Wet IB 2001). Een personenauto telt niet mee.`
  const amounts = smallInvestmentsText(Number(year))
  if (disposedOn === null || disposedOn >= until) return [deduction, amounts]
  return [
    deduction,
    amounts,
    `Het ging weg binnen vijf jaar na het begin van ${year}. Kreeg je er KIA voor, dan kan een deel terug moeten: de desinvesteringsbijtelling (artikel 3.47 Wet IB 2001).`,
  ]
}
