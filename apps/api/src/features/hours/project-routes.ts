import { projects } from '@klopt/api-client/schemas'
import { administration, anyRole } from '../../kernel/access.ts'
import type { Permissions } from '../../kernel/permissions.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { listProjects, type ProjectReader } from './list-projects.ts'
import { peopleOfProject } from './people-of-project.ts'
import { projectChoices } from './project-choices.ts'
import { projectTable } from './project-table.ts'
import { closeProject, createProject, saveProject } from './save-project.ts'
import { showProject } from './show-project.ts'
import { saveRounding } from './time-roundings.ts'
import { assertSeesHours, seesMoney, whoseHours } from './whose-hours.ts'

const access = administration('BOOKING')

interface Reading {
  readonly administrationId: number
  readonly user: { readonly id: number }
  readonly actingAsUserId: number | null
  readonly permissions: Permissions
  readonly today: string
}

function readerOf(context: Reading): ProjectReader {
  assertSeesHours(context.permissions)
  return { ...whoseHours(context, undefined), seesMoney: seesMoney(context.permissions), today: context.today }
}

/** Projects, their tasks and rates. */
export const projectRoutes = [
  route(projects.list, {
    access: anyRole,
    handle: (context) => listProjects(context.db, readerOf(context), context.input.query),
  }),
  route(projects.export, {
    access: anyRole,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: (context) => {
      const { db, user, input } = context
      const reader = readerOf(context)
      return keepTable(
        user.id,
        projectTable(everyItem((at) => listProjects(db, reader, { ...input.query, ...at }))),
        input.query.format,
      )
    },
  }),
  route(projects.choices, {
    access: anyRole,
    handle: (context) => {
      assertSeesHours(context.permissions)
      return projectChoices(context.db, whoseHours(context, context.input.query.userId))
    },
  }),
  route(projects.get, { access, handle: ({ db, today, input: { params } }) => showProject(db, params, today) }),
  route(projects.people, {
    access: anyRole,
    handle: (context) => peopleOfProject(context.db, readerOf(context), context.input.params.projectId),
  }),
  route(projects.create, {
    access,
    handle: async ({ db, administrationId, user, now, audit, input: { body } }) => {
      const project = await createProject(db, { administrationId, userId: user.id, now }, body)
      audit('create', 'project', project.id, { name: body.name })
      return project
    },
  }),
  route(projects.save, {
    access,
    handle: async ({ db, now, audit, input: { params, body } }) => {
      const version = await saveProject(db, { ...params, version: body.version }, body, now)
      audit('update', 'project', params.projectId, body)
      return { version }
    },
  }),
  route(projects.close, {
    access,
    handle: async ({ db, now, audit, input: { params, body } }) => {
      const version = await closeProject(db, { ...params, version: body.version }, now)
      audit('close', 'project', params.projectId)
      return { version }
    },
  }),
  route(projects.reopen, {
    access,
    handle: async ({ db, audit, input: { params, body } }) => {
      const version = await closeProject(db, { ...params, version: body.version }, null)
      audit('reopen', 'project', params.projectId)
      return { version }
    },
  }),
  route(projects.saveRounding, {
    access,
    handle: async ({ db, administrationId, audit, input: { body } }) => {
      await saveRounding(db, administrationId, body)
      audit('update', 'time_rounding', body.contactId, body)
    },
  }),
]
