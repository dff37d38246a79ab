import type { Job } from '../kernel/job.ts'
import type { Route } from '../kernel/route.ts'
import { changeEmailAddressJob } from './account/change-email-address.ts'
import { accountRoutes } from './account/routes.ts'
import { ledgerAccountRoutes } from './ledger-accounts/routes.ts'
import { administrationRoutes } from './administrations/routes.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { adminArticleRoutes } from './articles/admin-routes.ts'
import { articleRoutes } from './articles/routes.ts'
import { forgotPasswordJob } from './authentication/forgot-password.ts'
import { housekeepingJob } from './authentication/housekeeping.ts'
import { authenticationRoutes } from './authentication/routes.ts'
import { renewSecretsJob } from './authentication/renew-secrets.ts'
import { accountMailJob } from './authentication/send-mail.ts'
import { retryJobsJob } from './back-office/retry-jobs.ts'
import { backOfficeRoutes } from './back-office/routes.ts'
import { backfillJob } from './backfills/backfill-job.ts'
import { badDebtRoutes } from './bad-debts/routes.ts'
import { bankJobs } from './bank/jobs.ts'
import { bankRoutes } from './bank/routes.ts'
import { bookLockRoutes } from './book-locks/routes.ts'
import { contactRoutes } from './contacts/routes.ts'
import { customerDashboardRoutes } from './customer-dashboard/routes.ts'
import { customerSubscriptionRoutes } from './customer-dashboard/subscription-routes.ts'
import { customerLinkJobs } from './customer-links/jobs.ts'
import { customerLinkRoutes } from './customer-links/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { fileRoutes } from './documents/file-routes.ts'
import { documentJobs } from './documents/jobs.ts'
import { mailNoticeJob } from './direct-debits/mail-notice.ts'
import { directDebitRoutes } from './direct-debits/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { errorReportsHousekeepingJob } from './error-reports/housekeeping.ts'
import { errorReportRoutes } from './error-reports/routes.ts'
import { emailTextRoutes } from './email-texts/routes.ts'
import { customerEstimateRoutes } from './estimates/customer-routes.ts'
import { estimateJobs } from './estimates/jobs.ts'
import { estimateRoutes } from './estimates/routes.ts'
import { closeOldExamplesJob } from './examples/close-old-examples.ts'
import { exampleRoutes } from './examples/routes.ts'
import { exportRoutes } from './export/routes.ts'
import { fiscalYearRoutes } from './fiscal-years/routes.ts'
import { clientHoursRoutes } from './client-hours/routes.ts'
import { clientVisitRoutes } from './client-visits/routes.ts'
import { dossierRoutes } from './dossiers/routes.ts'
import { mailLetInsJob } from './firm-let-ins/mail-let-ins.ts'
import { firmTemplateRoutes } from './firm-templates/routes.ts'
import { firmRoutes } from './firms/routes.ts'
import { icpRoutes } from './icp/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { severalInvoicesRoutes } from './several-invoices/routes.ts'
import { invoiceAttachmentRoutes } from './invoices/attachments/routes.ts'
import { fetchDayRatesJob } from './invoices/day-rates/fetch-day-rates.ts'
import { invoiceJobs } from './invoices/jobs.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { bookTemplatesJob } from './journal-entries/templates/book-templates.ts'
import { journalEntryRoutes } from './journal-entries/all-routes.ts'
import { journalRoutes } from './journals/routes.ts'
import { logoRoutes } from './logo/routes.ts'
import { expireTransfersJob } from './main-user-transfers/expire-transfers.ts'
import { mainUserTransferRoutes } from './main-user-transfers/routes.ts'
import { maintenanceRoutes } from './maintenance/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { onlinePaymentJobs } from './online-payments/jobs.ts'
import { onlinePaymentRoutes } from './online-payments/routes.ts'
import { mailNotificationsJob } from './notifications/mail-notifications.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { openingBalanceRoutes } from './opening-balance/routes.ts'
import { ossRoutes } from './oss/routes.ts'
import { depreciationJob } from './assets/depreciation-job.ts'
import { assetRoutes } from './assets/routes.ts'
import { reckonClientsJob } from './worklist/reckon-job.ts'
import { worklistRoutes } from './worklist/routes.ts'
import { expenseRoutes } from './expenses/routes.ts'
import { tripRoutes } from './trips/routes.ts'
import { tripsJob } from './trips/trips-job.ts'
import { partnerRoutes } from './partners/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { productRoutes } from './products/routes.ts'
import { purchaseRoutes } from './purchases/routes.ts'
import { vatRefundRoutes } from './purchases/vat-refund/routes.ts'
import { mailQuestionsJob } from './questions/mail-questions.ts'
import { questionRoutes } from './questions/routes.ts'
import { recurringInvoiceRoutes } from './recurring-invoices/routes.ts'
import { runRecurringJob } from './recurring-invoices/run-recurring.ts'
import { reminderJobs } from './reminders/jobs.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { processRemovalJob } from './removal-requests/process-removal.ts'
import { removalRequestRoutes } from './removal-requests/routes.ts'
import { registrationsHousekeepingJob } from './registrations/housekeeping.ts'
import { registrationMailJob } from './registrations/register.ts'
import { registrationRoutes } from './registrations/routes.ts'
import { foldBalancesJob } from './reports/fold-balances-job.ts'
import { reportExportRoutes } from './reports/export-routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { closeSilentSessionsJob } from './screenshare/close-silent-sessions.ts'
import { screenShareRoutes } from './screenshare/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { smallBusinessSchemeRoutes } from './small-business-scheme/routes.ts'
import { vatDeductionRoutes } from './vat-deduction/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { statementRoutes } from './statements/routes.ts'
import { subscriptionChargeJobs } from './subscription-charges/daily.ts'
import { subscriptionChargeRoutes } from './subscription-charges/routes.ts'
import { dailySubscriptionsJob } from './subscriptions/daily.ts'
import { pricingRoutes } from './subscriptions/pricing/routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { mailAnswerJob } from './ticket-queue/mail-answer.ts'
import { ticketQueueRoutes } from './ticket-queue/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'
import { hoursRoutes } from './hours/routes.ts'
import { timerRoutes } from './timers/routes.ts'
import { tradeRegisterRoutes } from './trade-register/routes.ts'
import { userRoutes } from './users/routes.ts'
import { checkVatNumberJob, checkVatNumbersAgainJob } from './contacts/vat-number-checks/check-vat-number.ts'
import { vatNumberCheckRoutes } from './contacts/vat-number-checks/routes.ts'
import { vatRoutes } from './vat/routes.ts'

/** Every call the server answers. */
export const routes: readonly Route[] = [
  ...authenticationRoutes,
  ...registrationRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...administrationRoutes,
  ...tradeRegisterRoutes,
  ...contactRoutes,
  ...customerLinkRoutes,
  ...directDebitRoutes,
  ...customerDashboardRoutes,
  ...customerEstimateRoutes,
  ...customerSubscriptionRoutes,
  ...onlinePaymentRoutes,
  ...estimateRoutes,
  ...productRoutes,
  ...recurringInvoiceRoutes,
  ...reminderRoutes,
  ...badDebtRoutes,
  ...invoiceRoutes,
  ...invoiceAttachmentRoutes,
  ...severalInvoicesRoutes,
  ...statementRoutes,
  ...documentRoutes,
  ...fileRoutes,
  ...purchaseRoutes,
  ...vatRefundRoutes,
  ...assetRoutes,
  ...tripRoutes,
  ...expenseRoutes,
  ...worklistRoutes,
  ...questionRoutes,
  ...approvalRoutes,
  ...backOfficeRoutes,
  ...partnerRoutes,
  ...paymentRoutes,
  ...bankRoutes,
  ...vatRoutes,
  ...vatNumberCheckRoutes,
  ...reportRoutes,
  ...reportExportRoutes,
  ...bookLockRoutes,
  ...journalEntryRoutes,
  ...openingBalanceRoutes,
  ...fiscalYearRoutes,
  ...dashboardRoutes,
  ...searchRoutes,
  ...notificationRoutes,
  ...settingsRoutes,
  ...logoRoutes,
  ...ledgerAccountRoutes,
  ...icpRoutes,
  ...ossRoutes,
  ...journalRoutes,
  ...onboardingRoutes,
  ...exampleRoutes,
  ...exportRoutes,
  ...emailTextRoutes,
  ...clientHoursRoutes,
  ...clientVisitRoutes,
  ...dossierRoutes,
  ...firmTemplateRoutes,
  ...firmRoutes,
  ...smallBusinessSchemeRoutes,
  ...vatDeductionRoutes,
  ...staffRoutes,
  ...errorReportRoutes,
  ...memberRoutes,
  ...mainUserTransferRoutes,
  ...maintenanceRoutes,
  ...invitationRoutes,
  ...removalRequestRoutes,
  ...hoursRoutes,
  ...timerRoutes,
  ...subscriptionRoutes,
  ...subscriptionChargeRoutes,
  ...pricingRoutes,
  ...ticketRoutes,
  ...ticketQueueRoutes,
  ...articleRoutes,
  ...adminArticleRoutes,
  ...screenShareRoutes,
]

/** Every kind of work the queue can hold. */
export const jobs: readonly Job[] = [
  housekeepingJob,
  registrationsHousekeepingJob,
  errorReportsHousekeepingJob,
  renewSecretsJob,
  accountMailJob,
  forgotPasswordJob,
  registrationMailJob,
  changeEmailAddressJob,
  backfillJob,
  ...bankJobs,
  fetchDayRatesJob,
  ...invoiceJobs,
  ...estimateJobs,
  depreciationJob,
  tripsJob,
  reckonClientsJob,
  mailQuestionsJob,
  mailLetInsJob,
  mailNotificationsJob,
  retryJobsJob,
  runRecurringJob,
  ...reminderJobs,
  mailNoticeJob,
  ...customerLinkJobs,
  ...onlinePaymentJobs,
  mailAnswerJob,
  processRemovalJob,
  dailySubscriptionsJob,
  ...subscriptionChargeJobs,
  closeOldExamplesJob,
  ...documentJobs,
  expireTransfersJob,
  foldBalancesJob,
  bookTemplatesJob,
  closeSilentSessionsJob,
  checkVatNumberJob,
  checkVatNumbersAgainJob,
]
