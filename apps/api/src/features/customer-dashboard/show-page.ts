import type { CustomerPage } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import type { EnteredCustomer } from '../../kernel/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { customerOf } from '../contacts/find-customer.ts'
import { customerEstimates } from '../estimates/customer-estimates.ts'
import { creditOf } from './credit-of.ts'
import { customerEarlier } from '../invoices/customer-earlier.ts'
import { customerInvoices } from '../invoices/customer-invoices.ts'
import { itemsWithPdf } from '../opening-balance/earlier-invoices/earlier-invoices.ts'
import { providerBookOf } from '../online-payments/provider-book.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import { fileOf, readLogo, type LogoFile } from '../invoices/logo.ts'
import { dataAddress } from '../invoices/present-invoice-view.ts'
import { customerSubscriptions } from '../recurring-invoices/customer-subscriptions.ts'

/** The page before the bytes of the logo are read. */
export interface FoundPage {
  readonly page: CustomerPage
  readonly logo: LogoFile | null
}

/** Whose page it is, and what is open and paid, in the scope of the customer. */
export async function findPage(
  services: Services,
  db: Db,
  customer: EnteredCustomer,
  today: string,
): Promise<FoundPage> {
  const { administrationId, contactId, isPreview } = customer
  const administration = await loadAdministration(db, administrationId)
  const earlier = await customerEarlier(db, contactId, today)
  const invoices = [...(await customerInvoices(db, contactId, today)), ...earlier].toSorted(newestFirst)
  const logo = await fileOf(db, administrationId, administration.logo_file_id)
  const creditCents = await creditOf(db, customer)
  const estimates = await customerEstimates(db, customer, today)
  const subscriptions = await customerSubscriptions(db, customer, today)
  const { name, kind, language } = await customerOf(db, customer)
  // The books themselves are not in the scope of a customer; whether there is a place for online payments is all that is told.
  await changeScope(db, { kind: 'administration', administrationId })
  const page: CustomerPage = {
    seller: {
      name: administration.company_name,
      emailAddress: administration.email_address,
      phone: administration.phone,
      website: administration.website,
      accentColour: administration.accent_colour,
      logo: null,
      takesBankPayments: administration.iban !== null,
      takesOnlinePayments: (await providerBookOf(services, db, administrationId)) !== null,
    },
    customer: { name, kind, language },
    isPreview,
    today,
    openCents: invoices.reduce((sum, { openCents, claimsCents }) => sum + openCents + claimsCents, 0) - creditCents,
    creditCents,
    invoices,
    earlierPdfs: await itemsWithPdf(db, administrationId, earlier),
    estimates,
    subscriptions,
  }
  return { page, logo: logo && { sha256: logo.sha256, mimeType: logo.mime_type } }
}

const newestFirst = (a: { invoiceDate: string }, b: { invoiceDate: string }): number =>
  a.invoiceDate < b.invoiceDate ? 1 : a.invoiceDate > b.invoiceDate ? -1 : 0

/** The page with its logo, outside of the transaction: the logo is a file. */
export async function withLogo(
  services: Services,
  administrationId: number,
  { page, logo }: FoundPage,
): Promise<CustomerPage> {
  const picture = await readLogo(services, administrationId, logo)
  return { ...page, seller: { ...page.seller, logo: picture && dataAddress(picture) } }
}
