import { addDays } from '@klopt/validators'
import { journalLinePosting } from '../ledger/journal-posting.ts'
import { outputVatAccount } from '../ledger/vat-accounts.ts'
import { must } from '../money/must.ts'
import { isSmallBusinessOn, withSmallBusinessSpan, type SmallBusinessSpan } from '../vat/small-business.ts'
import { earlierOpen, openPeriods, vatCalendar } from '../vat/vat-calendar.ts'
import { MIXED_VAT_CODES, VAT_CODES } from '../vat/vat-codes.ts'
import type { VatFrequency } from '../vat/vat-periods.ts'
import { vatSchemeOn, withVatScheme, type VatSchemeSpan } from '../vat/vat-schemes.ts'
import { anyFrequency, type YearAct } from './any-vat-year.test-support.ts'
import { judgeLate } from './late-vat.ts'
import { vatCorrection, vatCorrectionPosting } from './vat-correction.ts'
import { vatAccountBalances, vatReturnPosting } from './vat-return-posting.ts'
import { counts, mixedPosting, receivedPosting, vatCents, VatLedger, type VatLine } from './vat-ledger.test-support.ts'
import { vatReturnBoxes, vatReturnTotals, type VatReturnBox } from './vat-return.ts'

interface Declared {
  readonly kind: 'return' | 'correction'
  readonly start: string
  readonly end: string
  readonly members: readonly VatLine[]
  readonly boxes: readonly VatReturnBox[]
  state: 'current' | 'submitted'
}

export const FIRST_DAY = '2025-01-01'

/** VAT as the pure rules have it: lines, the documents that declare them, and what they leave in the ledger. */
export class VatYear {
  today = FIRST_DAY
  frequency: VatFrequency
  readonly books = new VatLedger()
  declared: Declared[] = []
  /** Interest and fines of assessments. */
  assessedCents = 0
  readonly #decisions = new Map<string, 'correction' | 'next_return'>()
  #spans: SmallBusinessSpan[] = []
  #schemes: VatSchemeSpan[] = []

  constructor(frequency: VatFrequency) {
    this.frequency = frequency
  }

  do(act: YearAct): void {
    this[act.kind](act)
  }

  /** A sale on a cash basis counts when it is paid, which is `pick` days later. */
  book({ code, day, pick, cents }: YearAct): void {
    const date = this.#dayOf(day)
    const { side, treatment } = VAT_CODES[code]
    const isPaidFor = side === 'sale' && treatment === 'domestic' && vatSchemeOn(this.#schemes, date) === 'cash'
    const account = code === 'private_use' || code === 'sale_other_rates' ? outputVatAccount(code) : null
    const kor = isSmallBusinessOn(this.#spans, date)
    // No VAT is charged on paper of the other rates, nor taken on private use, while the scheme holds.
    if (kor && account !== null) return
    if (MIXED_VAT_CODES.includes(code)) {
      this.books.add(mixedPosting(code, cents, { date, deductsVat: !kor, mixedPercent: pick }), date)
      return
    }
    const isSale = side === 'sale'
    const posting = journalLinePosting(
      {
        accountId: 1,
        rgs: account !== null && 'rgs' in account ? account.rgs : null,
        debitCents: isSale ? 0 : cents,
        creditCents: isSale ? cents : 0,
        vatCode: code,
      },
      { date, kor },
    )
    this.books.add(posting, isPaidFor ? addDays(date, pick) : date)
  }

  /** A purchase that came later than its date. */
  receive({ day, pick, cents }: YearAct): void {
    const date = this.#dayOf(day)
    const deductsVat = !isSmallBusinessOn(this.#spans, date)
    this.books.add(receivedPosting(cents, { date, receivedOn: addDays(date, pick * 5), deductsVat }), date)
  }

  /** The lines keep the VAT date of what they take back. */
  reverse({ pick }: YearAct): void {
    this.books.addOpposite(pick)
  }

  /** A new fact, with a day of its own. */
  credit({ pick, day }: YearAct): void {
    this.books.addOpposite(pick, this.#dayOf(day))
  }

  /** Files the oldest open period, unless somebody has to decide first. */
  file(): boolean {
    const calendar = vatCalendar({
      today: this.today,
      firstDay: this.books.lines.map(({ vatDate }) => vatDate).toSorted()[0] ?? null,
      frequency: this.frequency,
      filed: this.#returns(),
    })
    const [period] = openPeriods(calendar)
    if (!period || period.end >= this.today || earlierOpen(calendar, period).length > 0) return false
    const late = this.late()
    if (late.some(({ verdict, decision }) => verdict === 'correction' && decision !== 'correction')) return false
    const along = late.filter(
      ({ verdict, decision, start }) => verdict !== 'expired' && decision !== 'correction' && start < period.start,
    )
    const members = this.waiting().filter(({ vatDate }) =>
      [period, ...along].some(({ start, end }) => start <= vatDate && vatDate <= end),
    )
    const boxes = vatReturnBoxes(members)
    this.books.post(vatReturnPosting(boxes, vatAccountBalances(members)))
    const { start, end } = period
    this.declared.push({ kind: 'return', start, end, members, boxes, state: 'current' })
    for (const [of, decision] of this.#decisions) if (decision === 'next_return') this.#decisions.delete(of)
    return true
  }

  /** Takes back the newest return, unless a correction of it stands. */
  takeBack(): void {
    const newest = this.#returns().at(-1)
    if (!newest || this.#corrections(newest.start).length > 0) return
    this.declared = this.declared.filter((document) => document !== newest)
    this.#decisions.delete(newest.start)
    this.books.post(vatReturnPosting(newest.boxes, vatAccountBalances(newest.members)), -1)
  }

  decide({ pick }: YearAct): void {
    const late = this.#lateAt(pick)
    if (!late || late.verdict === 'expired') return
    this.#decisions.set(late.start, late.verdict === 'correction' || pick % 2 === 0 ? 'correction' : 'next_return')
  }

  correct({ pick }: Pick<YearAct, 'pick'>): boolean {
    const late = this.#lateAt(pick)
    if (!late || late.verdict === 'expired' || this.#corrections(late.start).at(-1)?.state === 'submitted') return false
    const { hasDifference, boxes } = this.compare(late)
    if (!hasDifference) return false
    const { start, end } = late
    const members = this.waiting().filter(({ vatDate }) => start <= vatDate && vatDate <= end)
    this.declared.push({ kind: 'correction', start, end, members, boxes, state: 'submitted' })
    this.#decisions.delete(start)
    return true
  }

  /** The assessment of a correction: interest and fine beside the VAT. */
  process({ pick, cents }: Pick<YearAct, 'pick' | 'cents'>): boolean {
    const own = this.#submittedAt(pick)
    if (!own) return false
    const before = must(this.#documentsOf(own.start).at(-2), 'what is corrected')
    const differenceEuros = (payableCents(own) - payableCents(before)) / 100
    this.books.post(vatCorrectionPosting(own.members, differenceEuros, { interestCents: cents, fineCents: pick }))
    this.assessedCents += cents + pick
    own.state = 'current'
    return true
  }

  takeCorrectionBack({ pick }: YearAct): void {
    const own = this.#submittedAt(pick)
    if (!own) return
    this.declared = this.declared.filter((document) => document !== own)
    this.#decisions.set(own.start, 'correction')
  }

  /** Begins on the first day of a month; ends after it when `pick` is odd. */
  smallBusiness({ day, pick }: YearAct): void {
    const from = `${addDays(FIRST_DAY, day).slice(0, 7)}-01`
    this.#spans = withSmallBusinessSpan([], { from, until: pick % 2 === 0 ? null : addDays(from, pick * 3) })
  }

  scheme({ day, pick }: YearAct): void {
    const from = `${addDays(FIRST_DAY, day).slice(0, 7)}-01`
    this.#schemes = withVatScheme(this.#schemes, { from, scheme: pick % 2 === 0 ? 'cash' : 'accrual' })
  }

  /** Another length from the first day after what was filed. */
  changeFrequency({ pick }: YearAct): void {
    this.frequency = anyFrequency[pick % anyFrequency.length] ?? this.frequency
  }

  /** What somebody answers about the late lines of a period. */
  choose(periodStart: string, decision: 'correction' | 'next_return'): void {
    this.#decisions.set(periodStart, decision)
  }

  /** The scheme ends, so that returns follow again. */
  leaveSmallBusiness(): void {
    this.#spans = []
  }

  /** Lines that no document declares. */
  waiting(): VatLine[] {
    const members = new Set(this.declared.flatMap((document) => document.members))
    return this.books.lines.filter((line) => !members.has(line))
  }

  /** What is late of filed periods, as the rules judge it. */
  late() {
    const returns = this.#returns()
    const waiting = this.waiting().filter(counts)
    const goneAlong = returns.flatMap(({ start, members }) => members.filter(({ vatDate }) => vatDate < start))
    if (waiting.length === 0) return []
    const found = returns.map(({ start, end }) => {
      const lies = ({ vatDate }: VatLine) => start <= vatDate && vatDate <= end
      const own = waiting.filter(lies)
      return {
        start,
        end,
        isWaited: own.length > 0,
        decision: this.#decisions.get(start) ?? null,
        waitingCents: vatCents(own),
        declaredCents: vatCents(goneAlong.filter(lies)),
        touchesIcp: own.some(({ vatCode }) => VAT_CODES[vatCode].icp !== null),
        hasNoNextReturn: [end, this.today].some((day) => isSmallBusinessOn(this.#spans, day)),
        hasDifference: own.length > 0 && this.compare({ start, end }).hasDifference,
      }
    })
    return judgeLate(found, this.today).filter(({ isWaited }) => isWaited)
  }

  /** The correction of a period as it would be now. */
  compare({ start, end }: { start: string; end: string }) {
    const documents = this.#documentsOf(start)
    const late = this.waiting().filter(({ vatDate }) => start <= vatDate && vatDate <= end)
    const last = must(documents.at(-1), 'what a correction is compared with')
    return vatCorrection(last.boxes, [...documents.flatMap(({ members }) => members), ...late])
  }

  /** What was last declared of each period. */
  latest(): Declared[] {
    return this.#returns().map(({ start }) => must(this.#documentsOf(start).at(-1), 'the last document of a period'))
  }

  #returns = () =>
    this.declared.filter(({ kind }) => kind === 'return').toSorted((a, b) => a.start.localeCompare(b.start))
  #corrections = (of: string) => this.declared.filter(({ kind, start }) => kind === 'correction' && start === of)
  #documentsOf = (of: string) => [...this.#returns().filter(({ start }) => start === of), ...this.#corrections(of)]
  #dayOf = (day: number) => addDays(FIRST_DAY, day)
  #lateAt(pick: number) {
    const late = this.late()
    return late[pick % Math.max(late.length, 1)]
  }
  #submittedAt(pick: number) {
    const submitted = this.declared.filter(({ state }) => state === 'submitted')
    return submitted[pick % Math.max(submitted.length, 1)]
  }
}

/** 5g of a document, in cents. */
export const payableCents = ({ boxes }: Pick<Declared, 'boxes'>): number => vatReturnTotals(boxes).payableCents
