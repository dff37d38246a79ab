import { expect, signInToStudio, studio as root, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { goWithin } from './support/settled.ts'

/** Every screen of an administration by area, under its root. */
const areas: Record<string, readonly string[]> = {
  'selling and the bank': [
    'dashboard',
    'invoices',
    'invoices/new',
    'estimates',
    'estimates/new',
    'products',
    'contacts',
    'contacts/new',
    'bank',
    'bank?state=processed',
    'bank/import',
  ],
  'buying, the books and help': [
    'purchases',
    'purchases/documents',
    'purchases/documents?state=processed',
    'purchases/payments',
    'vat-return',
    'ledger',
    'reports/profit-and-loss',
    'reports/profit-and-loss?by=quarter',
    'reports/balance-sheet',
    'reports',
    'reports/profit-and-loss?by=quarter&figure=turnover.total',
    'reports/trial-balance',
    'reports/accruals',
    'reports/receivables',
    'reports/payables?figure=totals.totalCents',
    'reports/turnover?by=month',
    'reports/turnover?side=supplier',
    'reports/vat-reconciliation',
    'reports/cash-flow',
    'reports/books',
    'tickets',
    'support',
    'more',
  ],
  'the settings': [
    'settings',
    'settings/access',
    'settings/bank-books',
    'settings/company',
    'settings/email-texts',
    'settings/export',
    'settings/invoice',
    'settings/ledger-accounts',
    'settings/numbering',
    'settings/reminders',
    'settings/subscription',
    'settings/users',
    'settings/vat',
  ],
}

// They only look, so that they can be done side by side.
test.describe.configure({ mode: 'parallel' })

for (const [area, screens] of Object.entries(areas)) {
  test(`the screens of ${area} fit at three widths and are accessible, light and dark`, async ({
    page,
    accessible,
  }) => {
    test.setTimeout(240_000)
    await signInToStudio(page)
    for (const screen of screens) {
      await goWithin(page, `${root}/${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await fitsInEveryLook(page, accessible, screen)
    }
  })
}
