import type pg from 'pg'
import type { Db } from '../database/db.ts'
import type { PdfRenderer } from '../pdf/index.ts'
import type { AuditNote, AuditTrail } from './audit.ts'

/** Done within the transaction of what happened, in its scope, and undone with it. */
export type Hook<Event> = (db: Db, event: Event, now: Date) => Promise<void>

/** What a feature can be told of by another that need not know it: `features/hooks.ts` says who is. */
export interface Hooks {
  /** A role has ended: its user has no business in the administration any more. */
  readonly roleEnds: readonly Hook<{ readonly administrationId: number; readonly userId: number }>[]
  /** A user may let nobody in any more, be it that their role has ended or that it became a lesser one. */
  readonly adminEnds: readonly Hook<{
    readonly administrationId: number
    readonly userId: number
    readonly audit: AuditTrail['note']
  }>[]
  /** Its firm looks after the books no more. In the scope of the administration, after nobody of it enters them. */
  readonly firmLeaves: readonly Hook<{ readonly administrationId: number; readonly audit: AuditTrail['note'] }>[]
  /** An administration was made, on trial; `planId` is the plan that was chosen beforehand. In the scope `system`. */
  readonly administrationBegins: readonly Hook<{
    readonly administrationId: number
    readonly planId: number | null
    readonly today: string
  }>[]
  /** Nobody may change anything in an administration any more, from now on. */
  readonly booksBecomeReadOnly: readonly Hook<{ readonly administrationId: number }>[]
  /** An invoice is mailed, or is looked at to be: what should go along is attached. It only reads. */
  readonly invoiceIsMailed: readonly Hook<{
    readonly administrationId: number
    readonly invoiceId: number
    readonly today: string
    readonly attach: (file: FileToDraw) => void
  }>[]
  /** A VAT return, an intra-community list or a year is going to be filed or closed. */
  readonly periodIsFiled: readonly Hook<Filed>[]
  /** A request wrote something, and it is kept: after the commit, in no transaction, before it is answered. */
  readonly written: readonly ((pool: pg.Pool, written: Written) => Promise<void>)[]
}

/** What a request wrote, as its audit rows say. */
export interface Written {
  readonly notes: readonly AuditNote[]
  readonly now: Date
  readonly today: string
}

/** A period that is going to be filed. */
export interface Filed {
  readonly administrationId: number
  readonly userId: number
  readonly today: string
  readonly kind: 'vat_return' | 'icp' | 'year'
  readonly period: string
  /** Why it is filed although the client did not agree. */
  readonly reason?: string | undefined
}

/** A file that is drawn when it is needed, outside of transactions. */
export interface FileToDraw {
  readonly name: string
  readonly mimeType: string
  readonly draw: (pdf: PdfRenderer) => Promise<Uint8Array>
}

/** What one feature hears. */
export type FeatureHooks = { readonly [Name in keyof Hooks]?: Hooks[Name][number] }

/** Everybody who hears of each thing, in the order of the features. */
export const hooksOf = (features: readonly FeatureHooks[]): Hooks => ({
  roleEnds: features.flatMap(({ roleEnds }) => roleEnds ?? []),
  adminEnds: features.flatMap(({ adminEnds }) => adminEnds ?? []),
  firmLeaves: features.flatMap(({ firmLeaves }) => firmLeaves ?? []),
  administrationBegins: features.flatMap(({ administrationBegins }) => administrationBegins ?? []),
  booksBecomeReadOnly: features.flatMap(({ booksBecomeReadOnly }) => booksBecomeReadOnly ?? []),
  invoiceIsMailed: features.flatMap(({ invoiceIsMailed }) => invoiceIsMailed ?? []),
  periodIsFiled: features.flatMap(({ periodIsFiled }) => periodIsFiled ?? []),
  written: features.flatMap(({ written }) => written ?? []),
})

/** Tells everybody, one after the other; whoever throws keeps it from happening. */
export async function callHooks<Event>(hooks: readonly Hook<Event>[], db: Db, event: Event, now: Date): Promise<void> {
  for (const hook of hooks) await hook(db, event, now)
}
