import type { Page } from '@playwright/test'
import { customerNamed, post, sendEstimate } from '../support/customers.ts'
import type { RunningApp } from '../support/app.ts'
import { logIn } from '../support/journey.ts'
import { mailedLink } from '../support/mails.ts'
import { today } from '../support/today.ts'

const books = '/api/v2/administrations/1'

/** What the demo world of the studio has none of: a file of direct debits, of a customer who signed for it. */
export async function prepareStudio(page: Page): Promise<void> {
  await post(page, 'direct-debit-settings/save', {
    creditorIdentifier: 'NL69ZZZ123456780000',
    noticeDays: 3,
    version: 0,
  })
  const contactId = await customerNamed(page, 'Gemeente Haarlem')
  const signed = { reference: '', kind: 'recurring', scheme: 'CORE', signedOn: today }
  const account = { iban: 'NL91ABNA0417164300', accountHolder: 'Gemeente Haarlem' }
  await post(page, 'mandates', { contactId, ...signed, ...account })
  const { items, earliestDate } = await read<Collectables>(page, `${books}/direct-debits/collectables`)
  const [book] = await read<readonly { journalId: number }[]>(page, `${books}/bank/books`)
  const invoiceIds = items.slice(0, 1).map(({ invoiceId }) => invoiceId)
  await post(page, 'direct-debit-files/create', {
    journalId: book?.journalId,
    collectionDate: earliestDate,
    invoiceIds,
  })
}

interface Collectables {
  readonly items: readonly { readonly invoiceId: number }[]
  readonly earliestDate: string
}

/** Invites somebody without an account into the studio and into the firm, and answers where the mails lead. */
export async function inviteForVisitor(page: Page, app: RunningApp): Promise<Record<string, string>> {
  const [helper, colleague] = ['jan@hulp.example', 'nina@debalans.example']
  await logIn(page)
  await post(page, 'invitations', { emailAddress: helper, permissions: ['ACCOUNTING'] })
  await page.context().clearCookies()
  await logIn(page, 'boekhouder@demo.klopt.nl')
  await page.request.post('/api/v2/firms/1/members', {
    data: { emailAddress: colleague, isAdmin: false, seesAll: true },
  })
  return {
    invitation: await mailedLink(app.outbox, helper, 'Uitnodiging voor de administratie van Studio Noord'),
    firmInvitation: await mailedLink(app.outbox, colleague, 'Uitnodiging van Administratiekantoor De Balans'),
  }
}

/** Mails an estimate to a customer who has invoices too, and answers where its link leads. */
export async function sendToCustomer(page: Page, app: RunningApp): Promise<{ link: string; estimateId: number }> {
  const [recipient, subject] = ['inkoop@vanrijn.example', 'Offerte voor de tentoonstelling']
  const { id } = await sendEstimate(page, {
    contactId: await customerNamed(page, 'Van Rijn'),
    recipient,
    subject,
    reference: 'Tentoonstelling Licht',
    lines: [
      { description: 'Vormgeving', unitPrice: '2800' },
      { description: 'Plattegrond', unitPrice: '450', optional: true, chosen: false },
    ],
  })
  return { link: await mailedLink(app.outbox, recipient, subject), estimateId: id }
}

const read = async <T>(page: Page, address: string): Promise<T> =>
  (await page.request.get(address)).json() as Promise<T>
