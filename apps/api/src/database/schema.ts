import type { AdministrationsAreaTables } from './schema/administrations.ts'
import type { ApprovalTables } from './schema/approvals.ts'
import type { AssetTables } from './schema/assets.ts'
import type { AuditFileTables } from './schema/audit-files.ts'
import type { BadDebtTables } from './schema/bad-debts.ts'
import type { BankTables } from './schema/bank.ts'
import type { BooksViews } from './schema/books-views.ts'
import type { CustomerTables } from './schema/customers.ts'
import type { DirectDebitTables } from './schema/direct-debits.ts'
import type { DocumentTables } from './schema/documents.ts'
import type { ExpenseTables } from './schema/expenses.ts'
import type { HouseTables } from './schema/house.ts'
import type { HoursTables } from './schema/hours.ts'
import type { IcpTables } from './schema/icp.ts'
import type { JournalTables } from './schema/journal.ts'
import type { EstimateTables } from './schema/estimates.ts'
import type { LedgerTables } from './schema/ledger.ts'
import type { MainUserTransferTables } from './schema/main-user-transfers.ts'
import type { OnlinePaymentTables } from './schema/online-payments.ts'
import type { OssTables } from './schema/oss.ts'
import type { PartnerTables } from './schema/partners.ts'
import type { PlatformTables } from './schema/platform.ts'
import type { PricingTables } from './schema/pricing.ts'
import type { ProductTables } from './schema/products.ts'
import type { NotificationTables } from './schema/notifications.ts'
import type { QuestionTables } from './schema/questions.ts'
import type { RecurringInvoiceTables } from './schema/recurring-invoices.ts'
import type { ReminderTables } from './schema/reminders.ts'
import type { SellingTables } from './schema/selling.ts'
import type { SharedViews } from './schema/shared-views.ts'
import type { SignInTables } from './schema/sign-in.ts'
import type { SpreadTables } from './schema/spreads.ts'
import type { SubscriptionChargesTables } from './schema/subscription-charges.ts'
import type { SupportTables } from './schema/support.ts'
import type { TripTables } from './schema/trips.ts'
import type { VatNumberCheckTables } from './schema/vat-number-checks.ts'
import type { VatTables } from './schema/vat.ts'
import type { FirmTables } from './schema/firms.ts'
import type { WorklistTables } from './schema/worklist.ts'

/** Every table and view of migrations/, one file of types per area. */
export interface Schema
  extends
    PlatformTables,
    PartnerTables,
    LedgerTables,
    SpreadTables,
    JournalTables,
    MainUserTransferTables,
    OnlinePaymentTables,
    PricingTables,
    SubscriptionChargesTables,
    ProductTables,
    NotificationTables,
    QuestionTables,
    RecurringInvoiceTables,
    ReminderTables,
    SellingTables,
    ApprovalTables,
    AssetTables,
    AuditFileTables,
    BadDebtTables,
    BankTables,
    CustomerTables,
    DirectDebitTables,
    EstimateTables,
    ExpenseTables,
    VatTables,
    FirmTables,
    WorklistTables,
    HouseTables,
    HoursTables,
    IcpTables,
    OssTables,
    VatNumberCheckTables,
    SignInTables,
    AdministrationsAreaTables,
    SupportTables,
    TripTables,
    DocumentTables,
    BooksViews,
    SharedViews {}
