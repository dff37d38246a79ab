import { addDays } from '@klopt/validators'
import { supplierInvoice, type SupplierInvoice } from './draw-supplier-invoice.ts'
import { dayIn } from './months.ts'
import { newSupplier, receiptSupplier, suppliers, type Supplier } from './suppliers.ts'

/** What a supplier asks, on paper. */
export interface SupplierPaper {
  readonly supplier: Supplier
  readonly invoice: SupplierInvoice
}

/** One that nobody has looked at yet. */
export interface ArrivedPaper extends SupplierPaper {
  readonly arrived: string
  readonly isMail: boolean
}

/** What the studio's suppliers send: the same for the same days, so that it can be drawn before there are books. */
export class SupplierPapers {
  readonly #today: string
  #sequence = 812

  constructor(today: string) {
    this.#today = today
  }

  /** What comes in a month, before today. */
  month(month: string): SupplierPaper[] {
    return suppliers.flatMap((supplier) => {
      const day = dayIn(month, supplier.day, this.#today)
      const isSent = Number(month.slice(5, 7)) % supplier.everyMonths === 0 && day < this.#today
      return isSent ? [this.#paper(supplier, day)] : []
    })
  }

  /** When the bank pays it; null when it is not paid. */
  paidOn({ supplier: { paidAfterDays, forgottenForDays }, invoice: { date } }: SupplierPaper): string | null {
    const isForgotten = forgottenForDays !== undefined && date > addDays(this.#today, -forgottenForDays)
    return paidAfterDays === null || isForgotten ? null : addDays(date, paidAfterDays)
  }

  /** What came in lately: of one who is known, of one who is not, and a receipt. */
  inbox(): ArrivedPaper[] {
    const [known = newSupplier] = suppliers
    const newest = [
      { supplier: newSupplier, daysAgo: 4, isMail: true },
      { supplier: receiptSupplier, daysAgo: 2, isMail: false },
      { supplier: known, daysAgo: 1, isMail: true },
    ]
    return newest.map(({ supplier, daysAgo, isMail }) => {
      const arrived = addDays(this.#today, -daysAgo)
      return { ...this.#paper(supplier, addDays(arrived, -1)), arrived, isMail }
    })
  }

  #paper(supplier: Supplier, day: string): SupplierPaper {
    return { supplier, invoice: supplierInvoice(supplier, day, (this.#sequence += 37)) }
  }
}
