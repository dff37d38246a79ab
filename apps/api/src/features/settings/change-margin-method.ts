import type { CompanyProfile } from '@klopt/api-client/contract'
import { ApiError } from '../../kernel/api-error.ts'
import type { AdministrationRow } from '../administrations/lock-administration.ts'

/**
 * The columns of how the margin of used goods is reckoned: the day of the notice belongs to what needs one, and has come.
 * Throws `invalid_input`.
 */
export function changedMarginMethod(
  kept: Pick<AdministrationRow, 'margin_method' | 'margin_notice_on'>,
  { marginMethod, marginNoticeOn }: Pick<CompanyProfile, 'marginMethod' | 'marginNoticeOn'>,
  today: string,
) {
  const method = marginMethod === undefined ? kept.margin_method : marginMethod
  if (method !== 'article_after_notice') return { margin_method: method, margin_notice_on: null }
  const noticeOn = marginNoticeOn === undefined ? kept.margin_notice_on : marginNoticeOn
  if (noticeOn === null) throw refusal('Vul in op welke dag je de inspecteur hebt gemeld dat je per artikel rekent.')
  if (noticeOn < FIRST_DAY || noticeOn > today) throw refusal('Kies een dag vanaf 1995, die niet na vandaag ligt.')
  return { margin_method: method, margin_notice_on: noticeOn }
}

/** Margins have been taxed in the European Union since 1995 (directive 94/5/EC). */
const FIRST_DAY = '1995-01-01'

const refusal = (message: string) => new ApiError('invalid_input', { fields: { marginNoticeOn: message } })
