import type { JournalTemplateItem } from '@klopt/api-client/contract'

/** What the rows of the templates need to act. */
export interface TemplateActions {
  administrationId: number
  mayWrite: boolean
  onRename: (template: JournalTemplateItem) => void
  onRepeat: (template: JournalTemplateItem) => void
}
