import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { vatPeriodWords } from '@klopt/bookkeeping/vat'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { countryName } from '../../shared/administrations/countries.ts'
import { countsOnSentence } from '../../shared/ledger/counts-on-sentence.ts'

type ToBe = ResponseOf<typeof contract.invoices.finalising>

/** What making a draft final does, in sentences: its number, where it counts, and that it stays as it is. */
export function consequencesOf({ isCredit, ...toBe }: ToBe & { isCredit: boolean }): string[] {
  const subject = isCredit ? 'creditfactuur' : 'factuur'
  const mend = isCredit ? '' : ' Een fout herstel je met een creditfactuur.'
  return [
    `Dit wordt ${subject} ${toBe.number}. ${countsWords(toBe)}`,
    ...schemeEndWords(toBe),
    ...numberWords(toBe),
    ...distanceWords(toBe),
    ...marginWords(toBe),
    `Daarna staat alles vast.${mend}`,
  ]
}

/** What the sale that passes the limit of the small-business scheme does. */
function schemeEndWords({ schemeEnd }: ToBe): string[] {
  if (schemeEnd === null) return []
  const { day, turnoverCents, limitCents, vatCents, retaxed } = schemeEnd
  const sold = `je omzet van ${day.slice(0, 4)} (tot dan ${formatEuro(turnoverCents)}) op ${formatDateLong(day)} over de grens van ${formatEuro(limitCents)}`
  const own = vatCents === 0 ? 'Op deze factuur staat geen btw.' : `Op deze factuur staat ${formatEuro(vatCents)} btw.`
  return [
    `Met deze factuur gaat ${sold}. De KOR eindigt op die dag. ${own} Vanaf die dag rekent Klopt btw op alles wat belast is.`,
    ...retaxedWords(retaxed),
  ]
}

/** What was sold without VAT after that: its papers stay as they are, and its VAT is taken out of what was charged. */
function retaxedWords({ count, vatCents }: NonNullable<ToBe['schemeEnd']>['retaxed']): string[] {
  if (count === 0) return []
  const sales = count === 1 ? 'Eén verkoop van na dat moment was' : `${count} verkopen van na dat moment waren`
  return [
    `${sales} zonder btw. De facturen blijven zoals ze zijn; Klopt haalt de btw (${formatEuro(vatCents)}) uit wat je rekende en geeft die aan.`,
  ]
}

/** Of a supply within the EU whose number has no answer yet: that holds up nothing, and is asked again. */
function numberWords({ vatNumberCheck }: ToBe): string[] {
  if (vatNumberCheck?.state !== 'waiting') return []
  return [
    `VIES heeft nog niet geantwoord of ${vatNumberCheck.vatNumber} geldig is. Klopt vraagt het opnieuw; het antwoord staat bij de relatie.`,
  ]
}

/** Of used goods sold by their margin: Klopt reckons by the article, which is not for every kind the rule. */
function marginWords({ marginDoubt }: ToBe): string[] {
  return marginDoubt === null ? [] : [marginDoubts[marginDoubt]]
}

const marginDoubts: Record<NonNullable<ToBe['marginDoubt']>, string> = {
  unasked:
    'Klopt berekent de btw over de marge per artikel. Voor onder meer auto’s, kleding, meubels en boeken is de marge per periode (globalisatie) de regel; per artikel mag dan pas als je dat aan de Belastingdienst hebt gemeld. Leg bij Instellingen, Btw vast wat voor jou geldt; tot die tijd vraagt Klopt het bij elke factuur.',
  period:
    'Bij Instellingen, Btw staat dat je de marge per periode berekent (globalisatie). Klopt berekent die per artikel: 1a in je aangifte klopt dan niet. Overleg met je boekhouder, of meld de Belastingdienst dat je per artikel rekent.',
  before_notice:
    'Deze factuur is van vóór de dag waarop je de Belastingdienst hebt gemeld dat je de marge per artikel berekent. Tot die dag geldt de marge per periode (globalisatie), die Klopt niet berekent. Overleg met je boekhouder.',
}

/** Of a sale to a consumer in another EU country: where its VAT belongs above the limit, which the user knows best. */
function distanceWords({ distanceSales }: ToBe): string[] {
  if (distanceSales === null) return []
  const { country, thisYearCents, yearBeforeCents, limitCents, passes } = distanceSales
  const sold = `Aan particulieren in andere EU-landen verkocht je dit jaar ${formatEuro(thisYearCents)} en vorig jaar ${formatEuro(yearBeforeCents)}`
  return passes
    ? [
        `${sold}. Met deze factuur kom je boven ${formatEuro(limitCents)}: over goederen en elektronische diensten betaal je dan btw in ${countryName(country)}. Andere diensten tellen niet mee.`,
      ]
    : [`${sold}; tot ${formatEuro(limitCents)} reken je Nederlandse btw.`]
}

function countsWords(toBe: ToBe): string {
  const { date, entryDate, vatScheme, vatPeriodLabel: label } = toBe
  const unusual = countsOnSentence(toBe, 'sale')
  if (unusual !== null && entryDate !== date) return unusual
  const counts = `Die telt in je boekhouding mee op ${formatDateLong(entryDate)}`
  if (unusual !== null) return `${counts}. ${unusual}`
  if (vatScheme === 'cash') return `${counts}, en voor de btw zodra er betaald is.`
  return `${counts}, en voor de btw in ${vatPeriodWords(label)}.`
}
