import type { JournalTemplateItem } from '@klopt/api-client/contract'

/** What can be done with the templates of a list. */
export interface TemplateActions {
  administrationId: number
  mayWrite: boolean
  onRename: (template: JournalTemplateItem) => void
  onRepeat: (template: JournalTemplateItem) => void
}
