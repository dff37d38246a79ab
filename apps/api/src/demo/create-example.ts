import { must } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import type { MakeExample, Services } from '../kernel/services.ts'
import { Bookkeeper } from './bookkeeper.ts'
import { studioNoord } from './designer-facts.ts'
import { DesignerYears } from './designer-years.ts'
import { paperDrawer, type DrawPaper } from './draw-supplier-invoice.ts'
import { monthsUntil } from './months.ts'
import { demoIban } from './numbers.ts'
import { createOffering } from './offering.ts'
import { openAdministration } from './open-administration.ts'
import { DemoPurchases } from './purchases.ts'
import { SupplierPapers } from './supplier-papers.ts'

/** Months of books before the current one: enough for a filed quarter, and for figures that are worth a look. */
const HISTORY = 6

/** How long one may look around, the first day included. */
const EXAMPLE_DAYS = 30

const iban = demoIban('INGB', 7_654_321)

/**
 * Draws what suppliers sent, and answers what makes a designer's half year to look around in: invoices in each state,
 * estimates and what is invoiced again, purchases with their paper, documents and lines of the bank that wait, filed VAT.
 */
export async function prepareExample(
  { files, pdf }: Pick<Services, 'files' | 'pdf'>,
  today: string,
): Promise<MakeExample> {
  const months = monthsUntil(today, HISTORY)
  const draw = await drawnBefore(pdf, months, today)
  return async (db, jobs, { ownerId, now }) => {
    const administrationId = await openAdministration(
      db,
      {
        ...studioNoord,
        company_name: 'Voorbeeld: Studio Noord',
        iban,
        subscription_type: 'TRIAL',
        subscription_period_end: addDays(today, EXAMPLE_DAYS - 1),
        example_of: ownerId,
        created_at: now,
        onboarding_dismissed_at: now,
      },
      [{ userId: ownerId, permissions: ['ADMIN', 'TIME_TRACKING'], isMainUser: true }],
    )
    const keeper = new Bookkeeper(db, { administrationId, userId: ownerId, iban, openingBalanceCents: 350_000 })
    const purchases = new DemoPurchases(db, keeper, { files, draw, jobs, today, userId: ownerId })
    const years = new DesignerYears(keeper, purchases, today)
    await years.live(months)
    await purchases.inbox()
    await createOffering(db, { administrationId, userId: ownerId, today, now }, years)
    return administrationId
  }
}

/** All the papers at once, so that no transaction waits for one to be drawn. */
async function drawnBefore(pdf: Services['pdf'], months: readonly string[], today: string): Promise<DrawPaper> {
  const papers = new SupplierPapers(today)
  const draw = paperDrawer(pdf)
  const all = [...months.flatMap((month) => papers.month(month)), ...papers.inbox()]
  const drawn = new Map(await Promise.all(all.map(async (paper) => [paper.invoice.number, await draw(paper)] as const)))
  return async ({ invoice }) => must(drawn.get(invoice.number), 'a paper that was drawn')
}
