import type { SeveralOutcome } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'

/** What the rows of a list are called. */
export interface RowWords {
  readonly one: string
  readonly many: string
  /** A row by its name; null for one that has none yet. */
  readonly called: (name: string | null) => string
}

const MOST_TOLD = 3

/** '1 factuur', '3 facturen'. */
export const counted = ({ one, many }: Pick<RowWords, 'one' | 'many'>, count: number): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** What came of it, in a sentence with a word such as 'verstuurd'; null where nothing was done. */
export const doneText = (words: RowWords, done: string, outcome: SeveralOutcome): string | null =>
  outcome.done.length === 0 ? null : `${counted(words, outcome.done.length)} ${done}`

/** Which were refused and why; null where none was. The first few: the list itself shows the rest. */
export function refusedText(words: RowWords, done: string, { refused }: SeveralOutcome): string | null {
  if (refused.length === 0) return null
  const told = refused
    .slice(0, MOST_TOLD)
    .map(({ name, reason }) => `${words.called(name)}: ${reason.replace(/\.$/, '')}.`)
  const more = refused.length > MOST_TOLD ? ` En nog ${refused.length - MOST_TOLD}.` : ''
  return `${counted(words, refused.length)} niet ${done}. ${told.join(' ')}${more}`
}

/** Says what was done with the chosen rows, and what was not and why; then none is chosen. */
export const notifySeveral = (words: RowWords, done: string, clear: () => void) => ({
  onSuccess: (outcome: SeveralOutcome) => {
    const did = doneText(words, done, outcome)
    if (did !== null) toast.success(did)
    const refused = refusedText(words, done, outcome)
    if (refused !== null) toast.error(refused)
    clear()
  },
  onError: notifyByToast,
})

/** As long as a hundred rows may take. */
export const SEVERAL_MS = 120_000
