import type { Call, InputOf } from '@klopt/api-client/contract'
import type { MenuAction } from '@klopt/ui'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'

type Format = 'csv' | 'xlsx'
/** A call that gives what a query lists as a file. */
type ExportCall = Call & { readonly isFile: true }
/** What a list or report was asked with: the file holds the same, all of it. */
type Asked<C extends ExportCall> = Omit<InputOf<C>, 'query'> & { query: QueryOf<C> }
type QueryOf<C extends ExportCall> = InputOf<C> extends { query: infer Query } ? Omit<Query, 'format'> : object

/** Long enough for a hundred thousand rows behind others. */
const PATIENCE_MS = 10 * 60_000

/** The ways to take along what is listed, as files that the browser keeps; says so when one could not be made. */
export function useExports<C extends ExportCall>(call: C, asked: Asked<C>): readonly MenuAction[] {
  const file = useWrite<ExportCall>(call, { errors: 'screen', onAnswer: download, timeoutMs: PATIENCE_MS })
  const item = (label: string, format: Format) => ({
    label,
    disabled: file.isPending,
    ...(file.isPending && { hint: 'wordt gemaakt' }),
    onSelect: () => file.mutate(inputOf(asked, format), { onError: notifyByToast }),
  })
  return [item('CSV downloaden', 'csv'), item('Excel downloaden', 'xlsx')]
}

/** All of it, wherever a list begins on the screen. */
function inputOf({ query, ...asked }: { query: object }, format: Format): InputOf<ExportCall> {
  const { start: _start, cursor: _cursor, ...rest } = query as { start?: unknown; cursor?: unknown }
  return { ...asked, query: { ...rest, format } }
}
