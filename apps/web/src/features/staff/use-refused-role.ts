import { errorCatalogue } from '@klopt/api-client/errors'
import { toast } from '@klopt/ui'
import { useEffect } from 'react'
import { actingUserIn, selectRole } from '../../app/session/acting-as.ts'
import { onApiError } from '../../app/transport/calls.ts'

/** When the server refuses as whom one looks, one looks with one's own eyes again, and is told so. */
export function useRefusedRole(administrationId: number): void {
  useEffect(
    () =>
      onApiError(({ code }) => {
        if (code !== errorCatalogue.acting_as_refused.code || actingUserIn(administrationId) === null) return
        selectRole(null)
        toast.warning('Je kunt de administratie niet meer bekijken als deze gebruiker. Je ziet alles weer als jezelf.')
      }),
    [administrationId],
  )
}
