import { addDays } from '@klopt/validators'
import { must } from '../money/must.ts'
import type { OpenItemKind } from '../ledger/open-items.ts'
import { cutText } from './cut-text.ts'
import type { SourceEntry, SourceLine } from './contents.ts'
import { kindOf, signOf, type ItemOfFile } from './opening-of-file.ts'

/** An item that a booking of the year made; `entry` is its place among the bookings. */
export interface EntryItem extends ItemOfFile {
  readonly entry: number
}

export interface EntrySettlement {
  /** The place of the item: those of the opening first, then those of bookings. */
  readonly item: number
  /** The place of the booking that settles it. */
  readonly entry: number
  /** Signed like the item. */
  readonly amountCents: number
}

export interface ItemsOfEntries {
  readonly items: readonly EntryItem[]
  readonly settlements: readonly EntrySettlement[]
  /** What is open after all of it, per kind. */
  readonly openCents: Readonly<Record<OpenItemKind, number>>
}

/**
 * What the bookings of a year, in the order of their days, make and settle of open items. Each line on receivables or payables
 * settles items of its contact and number; a payment without one settles an item of just that amount, or what was open of its
 * contact when the year began. What is left of it is an item, so that items and control account agree on every day.
 */
export function itemsOfEntries(
  opening: readonly ItemOfFile[],
  entries: readonly SourceEntry[],
  rgsOf: (account: string) => string | null,
): ItemsOfEntries {
  const found = new Found()
  const dueDates = new Map<string, string>()
  for (const item of opening) found.add(item)
  const items: EntryItem[] = []
  for (const [place, entry] of entries.entries()) {
    for (const line of entry.lines) {
      const kind = kindOf(rgsOf(line.account))
      if (kind === null || line.cents === 0) continue
      const left = found.settle(place, kind, line, entry)
      if (left === 0) continue
      const dueDate = dueDates.get(entry.date) ?? addDays(entry.date, TERM_DAYS)
      dueDates.set(entry.date, dueDate)
      const item = { ...itemOf(kind, line, entry), dueDate, amountCents: left, entry: place }
      found.add(item)
      items.push(item)
    }
  }
  return { items, settlements: found.settlements(), openCents: found.openCents() }
}

const OPENING_NUMBER = 'beginsaldo'
/** The term of the law where the file names none. */
const TERM_DAYS = 30

function itemOf(
  kind: OpenItemKind,
  line: SourceLine,
  { date, number }: SourceEntry,
): Omit<ItemOfFile, 'amountCents' | 'dueDate'> {
  return {
    kind,
    contact: line.contact,
    number: cutText(line.invoice ?? number, 50),
    documentDate: date,
  }
}

interface Open {
  readonly item: ItemOfFile
  readonly place: number
  openCents: number
}

class Found {
  readonly #all: Open[] = []
  readonly #byNumber = new Map<string, Open[]>()
  readonly #byAmount = new Map<string, Open[]>()
  readonly #settled = new Map<string, EntrySettlement>()

  add(item: ItemOfFile): void {
    const open = { item, place: this.#all.length, openCents: item.amountCents }
    this.#all.push(open)
    const { kind, contact, number, amountCents } = item
    push(this.#byNumber, keyOf(kind, contact, number.toLowerCase()), open)
    if (contact !== null) push(this.#byAmount, keyOf(kind, contact, String(amountCents)), open)
  }

  /** Settles what a line does of items that are there. Answers what is left of it, signed like an item. */
  settle(entry: number, kind: OpenItemKind, { contact, invoice, cents }: SourceLine, of: SourceEntry): number {
    let left = signOf(kind) * cents
    const take = (candidates: readonly Open[] = []) => {
      for (const open of candidates) {
        if (left === 0) return
        if (Math.sign(open.openCents) !== -Math.sign(left)) continue
        const settled = Math.sign(open.openCents) * Math.min(Math.abs(open.openCents), Math.abs(left))
        this.#keep(open, entry, settled)
        left += settled
      }
    }
    if (invoice !== null) take(this.#byNumber.get(keyOf(kind, contact, cutText(invoice, 50).toLowerCase())))
    // Whose it is has to be known, and that it is no credit invoice.
    if (contact === null || (invoice !== null && !of.isMoneyBook)) return left
    const same = this.#byAmount.get(keyOf(kind, contact, String(-left)))
    take(same?.filter(({ openCents }) => openCents === -left).slice(0, 1))
    take(this.#byNumber.get(keyOf(kind, contact, OPENING_NUMBER)))
    return left
  }

  settlements(): EntrySettlement[] {
    return [...this.#settled.values()]
  }

  openCents(): Record<OpenItemKind, number> {
    const sums = { receivable: 0, payable: 0 }
    for (const { item, openCents } of this.#all) sums[item.kind] += openCents
    return sums
  }

  #keep(open: Open, entry: number, amountCents: number): void {
    const key = `${open.place} ${entry}`
    const before = this.#settled.get(key)?.amountCents ?? 0 // zero: the first of this booking
    this.#settled.set(key, { item: open.place, entry, amountCents: before + amountCents })
    must(this.#all[open.place], 'an item at its place').openCents -= amountCents
  }
}

// Ids of a file are never empty. Made hundreds of thousands of times, where JSON would take seconds.
const keyOf = (kind: OpenItemKind, contact: string | null, rest: string): string => `${kind}\n${contact ?? ''}\n${rest}` // zero: of nobody

function push(map: Map<string, Open[]>, key: string, open: Open): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [open])
  else list.push(open)
}
