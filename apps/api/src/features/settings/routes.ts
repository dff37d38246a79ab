import { contract } from '@klopt/api-client/schemas'
import { isSmallBusinessOn } from '@klopt/bookkeeping/vat'
import { formatIban } from '@klopt/validators'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { completeChart } from '../../books/complete-chart.ts'
import { changeAdministration } from '../administrations/change-administration.ts'
import { spanColumns } from '../small-business-scheme/change-scheme.ts'
import { switchedScheme } from './switch-small-business.ts'
import { assertFiscalYear } from './assert-fiscal-year.ts'
import { changedMarginMethod } from './change-margin-method.ts'
import { changedVatEnd } from './change-vat-end.ts'
import { changedVatUnit } from './change-vat-unit.ts'
import { changedVatStart } from './change-vat-start.ts'
import { changedSchemes, wireScheme } from './change-vat-scheme.ts'
import { checkProfile } from './check-profile.ts'
import { lockAdministration } from '../administrations/lock-administration.ts'

/** Settings of an administration. */
export const settingsRoutes = [
  route(contract.administrations.profile, {
    // Whoever makes invoices sees what stands on them.
    access: administration('BOOKING'),
    handle: async ({ db, administrationId, today }) => {
      const row = await db
        .selectFrom('companies')
        .selectAll()
        .where('id', '=', administrationId)
        .executeTakeFirstOrThrow()
      return {
        companyName: row.company_name,
        legalForm: row.legal_form,
        street: row.address_street,
        postcode: row.address_postcode,
        city: row.address_city,
        country: row.address_country,
        kvkNumber: row.kvk_number,
        vatNumber: row.vat_number,
        turnoverTaxNumber: row.turnover_tax_number,
        iban: row.iban === null ? null : formatIban(row.iban),
        emailAddress: row.email_address,
        phone: row.phone,
        website: row.website,
        accentColour: row.accent_colour,
        paperLayout: row.paper_layout,
        invoiceFooter: row.invoice_footer,
        invoiceNumberPattern: row.invoice_number_pattern,
        paymentTermDays: row.payment_term_days,
        vatFrequency: row.vat_frequency,
        vatStartsOn: row.vat_starts_on,
        vatEndsOn: row.vat_ends_on,
        isInVatUnit: row.in_vat_unit,
        marginMethod: row.margin_method,
        marginNoticeOn: row.margin_notice_on,
        ...wireScheme(row),
        smallBusinessScheme: isSmallBusinessOn(row.small_business_spans, today),
        fiscalYearStartMonth: row.fiscal_year_start_month,
        version: row.version,
      }
    },
  }),

  route(contract.administrations.saveProfile, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId, today, audit, input: { body } }) => {
      const kept = await lockAdministration(db, administrationId)
      const checked = checkProfile(body, kept.website)
      if (kept.version !== body.version) throw new ApiError('version_conflict')
      const vatSchemes = await changedSchemes(db, kept, body, today)
      const vatStartsOn = await changedVatStart(db, kept, body, today)
      const vatEndsOn = await changedVatEnd(db, kept, { vatEndsOn: body.vatEndsOn, startsOn: vatStartsOn }, today)
      await assertFiscalYear(db, kept, body.fiscalYearStartMonth)
      const version = body.version + 1
      await changeAdministration(db, administrationId, {
        ...checked,
        vat_schemes: JSON.stringify(vatSchemes),
        vat_starts_on: vatStartsOn,
        vat_ends_on: vatEndsOn,
        ...(await changedVatUnit(db, kept, body.isInVatUnit ?? kept.in_vat_unit)),
        ...changedMarginMethod(kept, body, today),
        paper_layout: body.paperLayout ?? kept.paper_layout,
        ...spanColumns(await switchedScheme(db, kept, body.smallBusinessScheme, today), today),
        version,
      })
      if (body.legalForm !== kept.legal_form) await completeChart(db, administrationId, body.legalForm)
      audit('update', 'administration', administrationId)
      return { version }
    },
  }),
]
