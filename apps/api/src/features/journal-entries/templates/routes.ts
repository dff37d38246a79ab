import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../../kernel/access.ts'
import { route } from '../../../kernel/route.ts'
import { keepTable } from '../../../table-files/keep-table.ts'
import { bookTemplatesJob } from './book-templates.ts'
import { pauseTemplate, repeatTemplate, resumeTemplate, skipRun } from './repeat-template.ts'
import { changeTemplate, createTemplate, saveTemplate } from './save-template.ts'
import { addStandardTemplate, offeredTemplates } from './standard-templates.ts'
import { listTemplates, showTemplate } from './show-templates.ts'
import { templateTable } from './template-table.ts'

const access = administration('ACCOUNTING')

const authorOf = (context: { administrationId: number; user: { id: number }; now: Date }) => ({
  administrationId: context.administrationId,
  userId: context.user.id,
  now: context.now,
})
const keyOf = ({ params, body }: { params: { templateId: number }; body: { version: number } }) => ({
  id: params.templateId,
  version: body.version,
})

const contentRoutes = [
  route(contract.journalTemplates.list, {
    access,
    handle: ({ db, administrationId, today }) => listTemplates(db, administrationId, today),
  }),

  route(contract.journalTemplates.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: async ({ db, administrationId, today, user, input: { query } }) =>
      keepTable(user.id, templateTable(await listTemplates(db, administrationId, today), query), query.format),
  }),

  route(contract.journalTemplates.get, {
    access,
    handle: ({ db, administrationId, today, input: { params } }) =>
      showTemplate(db, administrationId, params.templateId, today),
  }),

  route(contract.journalTemplates.standard, {
    access,
    handle: ({ db, administrationId }) => offeredTemplates(db, administrationId),
  }),

  route(contract.journalTemplates.addStandard, {
    access,
    handle: async (context) => {
      const { id, version, name } = await addStandardTemplate(context.db, authorOf(context), context.input.body)
      context.audit('create', 'journal_template', id, { name })
      return { id, version }
    },
  }),

  route(contract.journalTemplates.create, {
    access,
    handle: async (context) => {
      const { body } = context.input
      const template = await createTemplate(context.db, authorOf(context), body)
      context.audit('create', 'journal_template', template.id, { name: body.name })
      return template
    },
  }),

  route(contract.journalTemplates.save, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const author = { ...authorOf(context), today: context.today }
      const version = await saveTemplate(context.db, author, keyOf(context.input), body)
      // What could not be booked before does not wait for the night.
      await context.jobs.enqueue(bookTemplatesJob, {})
      context.audit('update', 'journal_template', params.templateId, { name: body.name })
      return { version }
    },
  }),

  route(contract.journalTemplates.rename, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const name = body.name.trim()
      const version = await changeTemplate(context.db, authorOf(context), keyOf(context.input), { name })
      context.audit('rename', 'journal_template', params.templateId, { name })
      return { version }
    },
  }),

  route(contract.journalTemplates.delete, {
    access,
    handle: async (context) => {
      const { params } = context.input
      await changeTemplate(context.db, authorOf(context), keyOf(context.input), { deleted_at: context.now })
      context.audit('delete', 'journal_template', params.templateId)
    },
  }),
]

const repeatRoutes = [
  route(contract.journalTemplates.repeat, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = keyOf(context.input)
      const version = await repeatTemplate(context.db, authorOf(context), key, body.repetition)
      // What is due already does not wait for the night.
      await context.jobs.enqueue(bookTemplatesJob, {})
      context.audit('repeat', 'journal_template', params.templateId, { repetition: body.repetition })
      return { version }
    },
  }),

  route(contract.journalTemplates.pause, {
    access,
    handle: async (context) => {
      const version = await pauseTemplate(context.db, authorOf(context), keyOf(context.input), context.today)
      context.audit('pause', 'journal_template', context.input.params.templateId)
      return { version }
    },
  }),

  route(contract.journalTemplates.resume, {
    access,
    handle: async (context) => {
      const version = await resumeTemplate(context.db, authorOf(context), keyOf(context.input), context.today)
      await context.jobs.enqueue(bookTemplatesJob, {})
      context.audit('resume', 'journal_template', context.input.params.templateId)
      return { version }
    },
  }),

  route(contract.journalTemplates.skip, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const version = await skipRun(context.db, authorOf(context), keyOf(context.input), body.dueOn)
      await context.jobs.enqueue(bookTemplatesJob, {})
      context.audit('skip', 'journal_template', params.templateId, { dueOn: body.dueOn })
      return { version }
    },
  }),
]

/** Templates of entries: kept, renamed, and booked by themselves. */
export const journalTemplateRoutes = [...contentRoutes, ...repeatRoutes]
