import { members, roles } from '@klopt/api-client/schemas'
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import { administration, mainUser, signedIn } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { callHooks } from '../../kernel/hooks.ts'
import { route } from '../../kernel/route.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { reauthenticate } from '../account/reauthenticate.ts'
import { changePermissions } from './change-permissions.ts'
import { leave } from './leave.ts'
import { listMembers } from './list-members.ts'
import { endRole, lockMember } from './member-role.ts'
import { memberTable } from './member-table.ts'
import { transferMainUser } from './transfer-main-user.ts'

/** The people of an administration. */
export const memberRoutes = [
  route(members.list, {
    access: administration('ADMIN'),
    handle: ({ db, administrationId, input: { query } }) => listMembers(db, administrationId, query),
  }),

  route(members.export, {
    access: administration('ADMIN'),
    changesNothing: true,
    isolation: 'repeatable read',
    handle: async ({ db, administrationId, user, input: { query } }) => {
      const rows = Readable.from(await listMembers(db, administrationId, query))
      return keepTable(user.id, memberTable(rows), query.format)
    },
  }),

  route(members.changePermissions, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId, now, audit, services, input: { params, body } }) => {
      const { permissions } = body
      const { userId } = params
      const { losesAdmin } = await changePermissions(db, { administrationId, userId, permissions })
      audit('change_permissions', 'user', userId, { permissions })
      if (losesAdmin) await callHooks(services.hooks.adminEnds, db, { administrationId, userId, audit }, now)
    },
  }),

  route(members.deactivate, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId, now, audit, services, input: { params } }) => {
      const { userId } = params
      const role = await lockMember(db, administrationId, userId)
      if (role.is_primary_user) throw new ApiError('main_user_stays')
      await endRole(db, services.hooks, { roleId: role.id, administrationId, userId }, now)
      audit('deactivate_role', 'user', userId)
      await callHooks(services.hooks.adminEnds, db, { administrationId, userId, audit }, now)
    },
  }),

  route(members.chooseFinancialPlanner, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId, audit, input: { body } }) => {
      const { userId } = body
      const role = userId === null ? null : await lockMember(db, administrationId, userId)
      const chosen = role === null ? sql<boolean>`false` : sql<boolean>`id = ${role.id}`
      await db
        .updateTable('roles')
        .set({ is_financial_planner: chosen })
        .where('administration_id', '=', administrationId)
        .where('deactivated_at', 'is', null)
        .execute()
      audit('choose_financial_planner', 'user', userId)
    },
  }),

  route(members.transferMainUser, {
    access: mainUser,
    reachesOthers: true,
    prepare: (context) => reauthenticate(context, context.input.body.currentPassword),
    handle: async ({ db, administrationId, user, audit, input: { body } }) => {
      await transferMainUser(db, { administrationId, from: user.id, to: body.userId })
      audit('transfer_main_user', 'user', body.userId)
    },
  }),

  route(roles.deactivate, {
    access: signedIn,
    handle: async ({ db, user, now, audit, services, input: { params, body } }) => {
      const { administrationId } = body
      await leave(db, services.hooks, { roleId: params.roleId, administrationId, userId: user.id }, now)
      audit('leave', 'administration', administrationId, {}, { administrationId })
    },
  }),
]
