import { contract } from '@klopt/api-client/schemas'
import { firm } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { applyTemplate } from './apply-template.ts'
import { findTemplate, listTemplates, removeTemplate, saveTemplate } from './templates.ts'

/** Staff that was let in to look keeps nothing and applies nothing. */
function refuseStaff(user: { readonly firmId: number | null }, firmId: number): void {
  if (user.firmId !== firmId) throw new ApiError('only_viewing')
}

/** What a firm does alike for its clients. */
export const firmTemplateRoutes = [
  route(contract.firmTemplates.list, {
    access: firm,
    handle: ({ db, firmId }) => listTemplates(db, firmId),
  }),

  route(contract.firmTemplates.save, {
    access: firm,
    handle: async ({ db, firmId, user, now, audit, input: { body } }) => {
      refuseStaff(user, firmId)
      const id = await saveTemplate(db, { firmId, userId: user.id, now }, body)
      audit(body.id ? 'update' : 'create', 'firm_template', id, { firmId, name: body.name })
      return { id }
    },
  }),

  route(contract.firmTemplates.remove, {
    access: firm,
    handle: async ({ db, firmId, user, audit, input: { params } }) => {
      refuseStaff(user, firmId)
      await removeTemplate(db, firmId, params.templateId)
      audit('remove', 'firm_template', params.templateId, { firmId })
    },
  }),

  route(contract.firmTemplates.preview, {
    access: firm,
    changesNothing: true,
    handle: async ({ db, firmId, clientIds, user, today, input: { params, body } }) => {
      refuseStaff(user, firmId)
      const content = await findTemplate(db, firmId, params.templateId)
      return applyTemplate(db, content, body, { clientIds, userId: user.id, today, isPreview: true })
    },
  }),

  route(contract.firmTemplates.apply, {
    access: firm,
    handle: async ({ db, firmId, clientIds, user, today, audit, unchanged, input: { params, body } }) => {
      refuseStaff(user, firmId)
      const { templateId } = params
      const content = await findTemplate(db, firmId, templateId)
      const effects = await applyTemplate(db, content, body, { clientIds, userId: user.id, today, isPreview: false })
      const changed = effects.filter(({ added, renamed }) => added.length + renamed.length > 0)
      for (const { administrationId, added, renamed } of changed) {
        audit('apply', 'firm_template', templateId, { added, renamed }, { administrationId })
      }
      if (changed.length === 0) unchanged()
      return effects
    },
  }),
]
