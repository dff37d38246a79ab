import type { FeatureHooks } from '../../kernel/hooks.ts'

/** What a firm asked is put away when it leaves, for nobody looks at an answer any more; what was said stays. */
export const questionHooks = {
  firmLeaves: async (db, { administrationId, audit }, now) => {
    const closed = await db
      .updateTable('questions')
      .set({ state: 'closed', changed_at: now, firm_left_at: now })
      .where('administration_id', '=', administrationId)
      .where('state', '<>', 'closed')
      .returning('id')
      .execute()
    for (const { id } of closed) audit('close', 'question', id, {}, { administrationId })
  },
} satisfies FeatureHooks
