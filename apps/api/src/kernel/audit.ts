import type { Compilable } from 'kysely'
import type { Db } from '../database/db.ts'

export interface AuditNote {
  readonly action: string
  readonly entity: string
  readonly entityId: number | null
  readonly details: unknown
  readonly administrationId: number | null
  readonly userId: number | null
}

/** For a call whose path or session does not say it, such as signing in. */
export interface AuditSubject {
  readonly administrationId?: number
  readonly userId?: number
}

export interface AuditAuthor {
  readonly userId: number | null
  readonly administrationId: number | null
  /** On whose behalf, when that is somebody else. */
  readonly actingAsUserId: number | null
  readonly requestId: string
  /** From where it was asked; null when nobody did. */
  readonly address: string | null
  readonly at: Date
}

/** Collects what a write changed, so that one statement beside the COMMIT records it. */
export class AuditTrail {
  readonly #author: AuditAuthor
  readonly #notes: AuditNote[] = []
  #declaredUnchanged = false

  constructor(author: AuditAuthor) {
    this.#author = author
  }

  /** `action` and `entity` are English words (`create`, `contact`); `details` never holds a secret. */
  note = (
    action: string,
    entity: string,
    entityId: number | null,
    details: unknown = {},
    subject: AuditSubject = {},
  ): void => {
    const { administrationId, userId } = { ...this.#author, ...subject }
    this.#notes.push({ action, entity, entityId, details, administrationId, userId })
  }

  unchanged = (): void => {
    this.#declaredUnchanged = true
  }

  get notes(): readonly AuditNote[] {
    return this.#notes
  }

  get isComplete(): boolean {
    return this.#notes.length > 0 || this.#declaredUnchanged
  }

  /** The statement that writes the notes; null when there are none. */
  statement(db: Db): Compilable | null {
    if (this.#notes.length === 0) return null
    const { actingAsUserId, requestId, address, at } = this.#author
    return db.insertInto('audit_log').values(
      this.#notes.map((note) => ({
        administration_id: note.administrationId,
        user_id: note.userId,
        acting_as_user_id: actingAsUserId,
        action: note.action,
        entity: note.entity,
        entity_id: note.entityId,
        details: JSON.stringify(note.details),
        request_id: requestId,
        address,
        created_at: at,
      })),
    )
  }
}

/** Records what happened outside of a request, or in another administration than the request's. */
export async function recordAudit(db: Db, { at, ...note }: AuditNote & { readonly at: Date }): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      administration_id: note.administrationId,
      user_id: note.userId,
      action: note.action,
      entity: note.entity,
      entity_id: note.entityId,
      details: JSON.stringify(note.details),
      created_at: at,
    })
    .execute()
}
