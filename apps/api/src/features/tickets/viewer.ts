import type { Db } from '../../database/db.ts'
import type { Context } from '../../kernel/context.ts'
import type { Permissions } from '../../kernel/permissions.ts'

/** Who looks at tickets of an administration, and whether at those of others too. */
export interface Viewer {
  readonly administrationId: number
  readonly userId: number
  readonly seesAll: boolean
}

type ViewingContext = Pick<
  Context<unknown, 'administration'>,
  'administrationId' | 'user' | 'permissions' | 'actingAsUserId'
>

/** Everybody sees their own tickets; staff that looks through somebody's eyes sees theirs. */
export function viewerOf({ administrationId, user, permissions, actingAsUserId }: ViewingContext): Viewer {
  return { administrationId, userId: actingAsUserId ?? user.id, seesAll: seesAllTickets(permissions) }
}

/** Holders of ADMIN see the tickets of all; the firm holds it on every client and is not meant. */
const seesAllTickets = (permissions: Permissions): boolean =>
  permissions.some(({ type, origins }) => type === 'ADMIN' && origins.some((origin) => origin !== 'FIRM'))

/** The tickets that the viewer may see, as `t`: every call of a customer starts here. */
export function visibleTickets(db: Db, { administrationId, userId, seesAll }: Viewer) {
  return db
    .selectFrom('tickets as t')
    .where('t.administration_id', '=', administrationId)
    .$if(!seesAll, (query) => query.where('t.created_by', '=', userId))
}
