import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'

type ToBe = ResponseOf<typeof contract.invoices.finalising>

/** What making a draft final does, in sentences: its number, where it counts, and that it stays as it is. */
export function consequencesOf({
  number,
  entryDate,
  periodLabel,
  vatScheme,
  isCredit,
}: ToBe & { isCredit: boolean }): string[] {
  const subject = isCredit ? 'Creditfactuur' : 'Factuur'
  const counts = `telt in je boekhouding mee op ${formatDateLong(entryDate)}`
  const vat =
    vatScheme === 'cash'
      ? ', en voor de btw zodra er betaald is'
      : `, en voor de btw in ${/^[0-9]e /.test(periodLabel) ? 'het ' : ''}${periodLabel}`
  const mend = isCredit ? '' : ' Een fout herstel je met een creditfactuur.'
  return [
    `Dit wordt ${subject.toLowerCase()} ${number}. Ze ${counts}${vat}.`,
    `Daarna kun je haar niet meer wijzigen.${mend}`,
  ]
}
