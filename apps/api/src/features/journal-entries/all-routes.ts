import type { Route } from '../../kernel/route.ts'
import { journalDraftRoutes } from './drafts/routes.ts'
import { bookedEntryRoutes } from './routes.ts'
import { journalTemplateRoutes } from './templates/routes.ts'

/** The calls about entries by hand: as drafts, in the journal, and as templates. */
export const journalEntryRoutes: readonly Route[] = [
  ...bookedEntryRoutes,
  ...journalDraftRoutes,
  ...journalTemplateRoutes,
]
