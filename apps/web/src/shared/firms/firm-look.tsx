import { contract } from '@klopt/api-client/contract'
import { classNames } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../app/transport/api.ts'
import { chosenAccent, chosenColour } from '../look/chosen-colour.css.ts'
import { CompanyMark } from '../look/company-mark.tsx'
import * as styles from './firm-look.css.ts'

interface FirmLookProps {
  administrationId: number
  children: ReactNode
}

/** A page on which a client answers the bookkeeper: with the mark and in the colour of the firm that asks. */
export function FirmLook({ administrationId, children }: FirmLookProps) {
  const { data } = useQuery(query(contract.booksFirm.style, { params: { administrationId } }))
  const firm = data?.firm ?? null
  const colour = firm?.colour ?? null
  return (
    <div
      className={classNames(styles.look, colour !== null && chosenColour)}
      style={colour === null ? undefined : { [chosenAccent]: colour }}
    >
      {data?.firm !== null && (
        <div className={styles.mark}>{firm && <CompanyMark name={firm.companyName} logo={firm.logo} />}</div>
      )}
      {children}
    </div>
  )
}
