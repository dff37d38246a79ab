import { formatMoney } from '@klopt/validators'
import { textAt, type Element } from './read-records.ts'
import { damaged } from './refusal.ts'
import { centsNeeded } from './values.ts'

/** What was counted of lines, to be held against what a file says of them. */
export class Totals {
  lines = 0
  debitCents = 0
  creditCents = 0

  add(cents: number): void {
    this.lines += 1
    if (cents > 0) this.debitCents += cents
    else this.creditCents -= cents
  }

  /** Throws where the file says something else than its lines come to. A count that is left out is not missed. */
  assertSaid(element: Element, place: string): void {
    const lines = textAt(element, 'linesCount')
    if (lines !== null && Number(lines) !== this.lines) {
      throw damaged(`${place}: het bestand zegt ${lines} regels, er staan er ${this.lines}.`)
    }
    for (const [path, name, cents] of [
      ['totalDebit', 'debet', this.debitCents],
      ['totalCredit', 'credit', this.creditCents],
    ] as const) {
      if (textAt(element, path) === null) continue
      const said = centsNeeded(element, path, place)
      if (said === cents) continue
      throw damaged(
        `${place}: het bestand zegt € ${formatMoney(said)} ${name}, de regels zijn samen € ${formatMoney(cents)}.`,
      )
    }
  }
}
