import type { ParamsOf } from '@klopt/api-client/contract'
import type { DeclaredCall } from '@klopt/api-client/schemas'
import type { Access, AccessKind } from './access.ts'
import type { Answer } from './answer.ts'
import type { Context, OutsideContext } from './context.ts'

interface Options<C, K extends AccessKind> {
  readonly access: PathFits<C, K> & Access<K>
  /**
   * What the transaction of a call without an administration in its path may see. `user` (the default): no
   * tenant. `system`: everything, so the handler itself must narrow it; say why at the route.
   */
  readonly scope?: 'user' | 'system'
  /** Reports that run several statements see one moment. */
  readonly isolation?: 'read committed' | 'repeatable read'
  /**
   * A read that is asked often, whose statements have few texts that are always the same; see `ReadOptions`. Those of a list are
   * as many as its orders and filters: there it names what of its query may be asked, none for the page that asks for nothing in
   * particular, and whatever else is asked keeps none.
   */
  readonly keepsPlans?: boolean | readonly string[]
  /** A read that weighs much: a replica that has all writes of the caller may answer it, where there is one. */
  readonly fromReplica?: boolean
  /** A POST that only reads, such as a preview or a download: runs in a read-only transaction. */
  readonly changesNothing?: boolean
  /** Still allowed when the subscription has ended: plan, payment details, removal, leaving, consent, tickets. */
  readonly allowedWhenReadOnly?: boolean
  /** A POST of an administration that staff may make too, who is let in to view and changes nothing else. */
  readonly allowedWhenViewing?: boolean
  /** It hands something to somebody outside of the books, or is about paying for Klopt: refused where all are examples. */
  readonly reachesOthers?: boolean
}

/** A call's path names what its access rule speaks of. */
type PathFits<C, K extends AccessKind> = K extends 'administration'
  ? ParamsOf<C> extends { readonly administrationId: number }
    ? unknown
    : never
  : K extends 'firm'
    ? ParamsOf<C> extends { readonly firmId: number }
      ? unknown
      : never
    : K extends 'customer'
      ? ParamsOf<C> extends { readonly token: string }
        ? unknown
        : never
      : unknown

interface Handling<C, R, K extends AccessKind, P> extends Options<C, K> {
  /** Before the transaction: hashing, reading files, talking to others. */
  readonly prepare?: (context: OutsideContext<C, K>) => Promise<P>
  /** Inside the transaction, which commits before the answer goes out. May run twice after a deadlock. */
  readonly handle: (context: Context<C, K>, prepared: P) => Promise<Answer<R>>
}

interface RespondingHandling<C, R, K extends AccessKind, P, H> extends Options<C, K> {
  readonly prepare?: (context: OutsideContext<C, K>) => Promise<P>
  readonly handle: (context: Context<C, K>, prepared: P) => Promise<H>
  /** After the transaction: turns what `handle` found into the answer, such as the bytes of a file. */
  readonly respond: (handled: H, context: OutsideContext<C, K>) => Promise<Answer<R>>
}

/** A call with its handler, its types forgotten: what the server compiles. */
export interface Route {
  readonly call: DeclaredCall
  readonly access: Access
  readonly scope: 'user' | 'system'
  readonly isolation: 'read committed' | 'repeatable read'
  readonly keepsPlans: boolean | readonly string[]
  readonly fromReplica: boolean
  readonly writes: boolean
  readonly allowedWhenReadOnly: boolean
  readonly allowedWhenViewing: boolean
  readonly reachesOthers: boolean
  readonly prepare: (context: unknown) => Promise<unknown>
  readonly handle: (context: unknown, prepared: unknown) => Promise<unknown>
  readonly respond: ((handled: unknown, context: unknown) => Promise<unknown>) | null
}

/**
 * Serves a call of the contract. It does not compile without an access rule, with one that the path does not
 * fit, or with a handler that answers another shape than the contract's.
 */
export function route<Pa, Q, B, R, K extends AccessKind, P = undefined, H = unknown>(
  call: DeclaredCall<Pa, Q, B, R>,
  handling: RespondingHandling<DeclaredCall<Pa, Q, B, R>, R, K, P, H>,
): Route
export function route<Pa, Q, B, R, K extends AccessKind, P = undefined>(
  call: DeclaredCall<Pa, Q, B, R>,
  handling: Handling<DeclaredCall<Pa, Q, B, R>, R, K, P>,
): Route
export function route<Pa, Q, B, R, K extends AccessKind, P, H>(
  call: DeclaredCall<Pa, Q, B, R>,
  handling: Handling<DeclaredCall<Pa, Q, B, R>, R, K, P> | RespondingHandling<DeclaredCall<Pa, Q, B, R>, R, K, P, H>,
): Route {
  const respond = 'respond' in handling ? handling.respond : null
  const writes = call.method === 'POST' && handling.changesNothing !== true
  if (writes && handling.fromReplica === true) throw new Error(`${call.path}: a write reads nothing from a replica`)
  if (call.idempotent && respond !== null) throw new Error(`${call.path}: a kept answer has to come from handle`)
  // The one place where a handler's types are forgotten: the server gives it what its own types asked for.
  return {
    call,
    access: handling.access,
    scope: handling.scope ?? 'user',
    isolation: handling.isolation ?? 'read committed',
    keepsPlans: handling.keepsPlans ?? false,
    fromReplica: handling.fromReplica ?? false,
    writes,
    allowedWhenReadOnly: handling.allowedWhenReadOnly ?? false,
    allowedWhenViewing: handling.allowedWhenViewing ?? false,
    reachesOthers: handling.reachesOthers ?? false,
    prepare: (handling.prepare ?? (async () => undefined)) as Route['prepare'],
    handle: handling.handle as Route['handle'],
    respond: respond as Route['respond'],
  }
}
