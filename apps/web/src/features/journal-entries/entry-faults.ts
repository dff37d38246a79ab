import { differenceSentence } from '../../shared/ledger/debit-and-credit.ts'
import { isEmpty, type DraftLine, type EntryDraft } from './entry-draft.ts'

/** Texts of one line by its column. */
type LineFaults = Readonly<Partial<Record<string, string>>>

/** What booking still needs, in Dutch, each at its own field. */
export interface EntryFaults {
  readonly entryDate?: string | undefined
  readonly description?: string | undefined
  /** By the key of the line. */
  readonly lines: ReadonlyMap<string, LineFaults>
  /** What no field says. */
  readonly whole: string | null
}

export const noFaults: EntryFaults = { lines: new Map(), whole: null }

/** All that booking still needs. */
export function faultsIn({ entryDate, description, lines }: EntryDraft): EntryFaults {
  const filled = lines.filter((line) => !isEmpty(line))
  // An entry has at least two lines: the first ones that are empty are asked for.
  const needed = [...filled, ...lines.filter(isEmpty).slice(0, Math.max(2 - filled.length, 0))]
  const faulty = new Map(
    needed.map((line) => [line.key, faultsOf(line)] as const).filter(([, faults]) => Object.keys(faults).length > 0),
  )
  return {
    entryDate: entryDate === null ? 'Vul een datum in' : undefined,
    description: description.trim() === '' ? 'Vul een omschrijving in' : undefined,
    lines: faulty,
    whole: wholeFault(needed, faulty.size > 0),
  }
}

function faultsOf({ account, debitCents, creditCents }: DraftLine): LineFaults {
  return {
    ...(account === null && { account: 'Kies een rekening' }),
    ...(!(debitCents ?? creditCents) && { debit: 'Vul debet of credit in' }),
  }
}

function wholeFault(needed: readonly DraftLine[], areLinesFaulty: boolean): string | null {
  if (needed.length < 2) return 'Een boeking heeft minstens twee regels. Vul er nog een in.'
  // Of lines that are not whole yet the difference says nothing.
  return areLinesFaulty ? null : differenceSentence(needed)
}

export const isSound = ({ entryDate, description, lines, whole }: EntryFaults): boolean =>
  entryDate === undefined && description === undefined && lines.size === 0 && whole === null

/** Of what was wrong when it was asked for what still is, so that a line which is typed later is not blamed half-way. */
export function stillWrong(asked: EntryFaults, now: EntryFaults): EntryFaults {
  const lines = new Map<string, LineFaults>()
  for (const [key, faults] of asked.lines) {
    const left = Object.entries(now.lines.get(key) ?? {}).filter(([column]) => faults[column] !== undefined)
    if (left.length > 0) lines.set(key, Object.fromEntries(left))
  }
  return {
    entryDate: asked.entryDate && now.entryDate,
    description: asked.description && now.description,
    lines,
    whole: asked.whole && now.whole,
  }
}
