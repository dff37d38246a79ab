import type { BankRun } from '@klopt/api-client/contract'
import { lineCount } from '../bank-texts.ts'

/** '120 van 5000 bekeken, 80 verwerkt'. */
export const lookedAt = ({ seen, total, processed }: BankRun): string =>
  `${Math.min(seen, total)} van ${total} bekeken, ${processed} verwerkt`

interface End {
  readonly tone: 'success' | 'warning' | 'info'
  readonly title: string
  readonly text: string
}

/** What became of a run that has ended. */
export function endOfRun({ state, processed, skipped, undone, kept }: BankRun): End {
  if (state === 'undone') {
    const text = kept > 0 ? `${lineCount(kept)} niet: daar is op verder geboekt. Kijk die zelf na.` : ''
    return { tone: kept > 0 ? 'warning' : 'success', title: `${lineCount(undone)} teruggezet`, text }
  }
  const title = `${lineCount(processed)} verwerkt`
  const left = skipped > 0 ? `${lineCount(skipped)} overgeslagen: kijk die zelf na.` : ''
  if (state === 'stopped') return { tone: 'info', title, text: `Je hebt het gestopt. ${left}`.trim() }
  if (state === 'failed') {
    return {
      tone: 'warning',
      title,
      text: `Daarna ging het mis. Wat verwerkt is, blijft staan. Begin opnieuw. ${left}`.trim(),
    }
  }
  return { tone: skipped > 0 ? 'warning' : 'success', title, text: left }
}
