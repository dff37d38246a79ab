import { customerDashboard } from '@klopt/api-client/schemas'
import { changeScope } from '../../database/transaction.ts'
import { customer as customerAccess, publicAccess } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { openLink } from '../customer-links/open-link.ts'
import { claimRequest, requestLinkJob } from '../customer-links/request-link.ts'
import { noteEstimateViewed } from '../estimates/answer-estimate.ts'
import { noteViewed } from '../invoices/customer-invoices.ts'
import { writeEInvoice } from '../invoices/e-invoice.ts'
import { drawPdf, pdfSource } from '../invoices/invoice-pdf.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import { bankPaymentOf } from './bank-payment.ts'
import { countOpening, cookieOf } from './coming-in.ts'
import { findChosenOf, findEarlierOf, findInvoiceOf } from '../invoices/find-customer-invoice.ts'
import { earlierPdfs } from '../opening-balance/earlier-invoices/earlier-invoices.ts'
import { findShownInvoice, withInvoiceView } from './show-invoice.ts'
import { findPage, withLogo } from './show-page.ts'
import { showStatement } from '../statements/show-statement.ts'

/** The page of a customer. Coming in is `system`: who it is, is not known before the key is looked up, which narrows it. */
export const customerDashboardRoutes = [
  route(customerDashboard.open, {
    access: publicAccess,
    scope: 'system',
    prepare: countOpening,
    async handle({ db, now, today, audit, setHeader, services, input: { params, body } }) {
      const opened = await openLink(db, { token: params.token, key: body.key }, now)
      const { administrationId, contactId, invoiceId, estimateId } = opened
      audit('open', 'customer_link', opened.linkId, { isPreview: opened.isPreview }, { administrationId })
      if (invoiceId !== null) await noteViewed(db, { administrationId, contactId, invoiceId }, now)
      if (estimateId !== null) await noteEstimateViewed(db, { administrationId, estimateId }, now)
      setHeader('set-cookie', cookieOf(services, params.token, opened.sessionToken))
      // From here on no more than what the customer may see.
      await changeScope(db, { kind: 'customer', contactId })
      return { opened, found: await findPage(services, db, opened, today) }
    },
    async respond({ opened: { administrationId, invoiceId, estimateId }, found }, { services }) {
      return { invoiceId, estimateId, page: await withLogo(services, administrationId, found) }
    },
  }),

  route(customerDashboard.request, {
    access: publicAccess,
    scope: 'system',
    prepare: (context) => claimRequest(context, context.input.body.emailAddress),
    async handle({ jobs, services, unchanged, input: { params } }, emailAddress) {
      if (emailAddress !== null) {
        await jobs.enqueue(requestLinkJob, { token: params.token, sealed: services.secretBox.seal(emailAddress) })
      }
      unchanged()
    },
  }),

  route(customerDashboard.get, {
    access: customerAccess,
    handle: ({ db, customer, today, services }) => findPage(services, db, customer, today),
    respond: (found, { services, customer }) => withLogo(services, customer.administrationId, found),
  }),

  route(customerDashboard.invoice, {
    access: customerAccess,
    handle: ({ db, customer, today, input: { params } }) => findShownInvoice(db, customer, params.invoiceId, today),
    respond: (found, { services, customer }) => withInvoiceView(services, customer.administrationId, found),
  }),

  route(customerDashboard.view, {
    access: customerAccess,
    async handle({ db, customer, today, now, audit, unchanged, input: { params } }) {
      const { administrationId, contactId } = customer
      const { id: invoiceId } = await findInvoiceOf(db, contactId, params.invoiceId, today)
      await changeScope(db, { kind: 'administration', administrationId })
      if (await noteViewed(db, { administrationId, contactId, invoiceId }, now)) audit('view', 'invoice', invoiceId)
      else unchanged()
    },
  }),

  route(customerDashboard.pdf, {
    access: customerAccess,
    changesNothing: true,
    async handle({ db, customer, today, input: { params } }) {
      const { administrationId, contactId } = customer
      const { id: invoiceId } = await findInvoiceOf(db, contactId, params.invoiceId, today)
      return pdfSource(db, { administrationId, invoiceId })
    },
    respond: async (source, { services, customer }) => ({
      name: source.name,
      mimeType: 'application/pdf',
      content: await drawPdf(services, customer.administrationId, source),
    }),
  }),

  route(customerDashboard.eInvoice, {
    access: customerAccess,
    changesNothing: true,
    async handle({ db, customer, today, input: { params } }) {
      const { administrationId, contactId } = customer
      const { id: invoiceId } = await findInvoiceOf(db, contactId, params.invoiceId, today)
      return writeEInvoice(db, { administrationId, invoiceId })
    },
    respond: (file) => Promise.resolve({ ...file, mimeType: 'application/xml' }),
  }),

  route(customerDashboard.earlierPdf, {
    access: customerAccess,
    changesNothing: true,
    async handle({ db, customer, today, input: { params } }) {
      const { administrationId, contactId } = customer
      const { number } = await findEarlierOf(db, contactId, params.openItemId, today)
      await changeScope(db, { kind: 'administration', administrationId })
      const [file] = await earlierPdfs(db, administrationId, [number])
      if (file === undefined) throw new ApiError('customer_not_found')
      return file
    },
    respond: ({ name, mimeType, sha256 }, { services, customer }) =>
      Promise.resolve({ name, mimeType, content: services.files.stream(customer.administrationId, sha256) }),
  }),

  route(customerDashboard.statement, {
    access: customerAccess,
    async handle({ db, customer: { administrationId, contactId }, today, input: { query } }) {
      await changeScope(db, { kind: 'administration', administrationId })
      return showStatement(db, { administrationId, contactId, today, from: query.from })
    },
  }),

  route(customerDashboard.payments, {
    access: customerAccess,
    changesNothing: true,
    async handle({ db, customer: { administrationId, contactId }, today, input: { body } }) {
      const payee = await loadAdministration(db, administrationId)
      const invoices = await findChosenOf(db, contactId, body, today)
      const payment = bankPaymentOf(payee, invoices)
      if (payment === null) throw new ApiError('customer_cannot_pay')
      return payment
    },
  }),
]
