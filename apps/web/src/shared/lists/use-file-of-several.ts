import type { Call, InputOf } from '@klopt/api-client/contract'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { SEVERAL_MS } from './several-outcome.ts'

type FileCall = Call & { readonly isFile: true }

/** One file of the rows that were chosen, which the browser keeps; says so when it could not be made. */
export function useFileOfSeveral<C extends FileCall>(call: C) {
  const file = useWrite<FileCall>(call, { errors: 'screen', onAnswer: download, timeoutMs: SEVERAL_MS })
  return {
    isPending: file.isPending,
    start: (input: InputOf<C>) => file.mutate(input, { onError: notifyByToast }),
  }
}
